import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '@testing-library/svelte'
import App from '../src/App.svelte'
import { makeTable, Refused } from '../src/lib/api'
import { tongue } from '../src/lib/language.svelte'
import { route, router } from '../src/lib/router.svelte'
import { theme } from '../src/lib/theme.svelte'
import { forgetToken, keepToken, newToken, tokenAt } from '../src/lib/tokens'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('paths lead to pages', () => {
  expect(route('/')).toEqual({ page: 'landing' })
  expect(route('/t/5E9P8JSDB4')).toEqual({ page: 'table', code: '5E9P8JSDB4' })
  expect(route('/t/')).toEqual({ page: 'lost' })
  expect(route('/t/a/b')).toEqual({ page: 'lost' })
  expect(route('/rules')).toEqual({ page: 'rules' })
  expect(route('/replay/5E9P8JSDB4/1/2')).toEqual({ page: 'replay', rest: ['5E9P8JSDB4', '1', '2'] })
  expect(route('/verify')).toEqual({ page: 'verify', rest: [] })
  expect(route('/%zz')).toEqual({ page: 'lost' })
})

test('a token is 32 random bytes, kept for its table', () => {
  const [one, other] = [newToken(), newToken()]
  expect(one).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(one).not.toBe(other)
  keepToken('A', one)
  keepToken('B', other)
  expect([tokenAt('A'), tokenAt('B'), tokenAt('C')]).toEqual([one, other, null])
  forgetToken('A')
  expect([tokenAt('A'), tokenAt('B')]).toEqual([null, other])
  for (let table = 0; table < 120; table += 1) keepToken(String(table), one)
  expect([tokenAt('B'), tokenAt('119')]).toEqual([null, one])
})

test('nothing that was kept breaks the page', () => {
  localStorage.setItem('pioche-seats', '{')
  expect(tokenAt('A')).toBeNull()
})

test('the page follows language, theme and path', async () => {
  await tongue.speak('en')
  render(App)
  expect(screen.getByRole('button', { name: 'Play now' })).toBeTruthy()
  await tongue.speak('fr')
  expect(await screen.findByRole('button', { name: 'Jouer maintenant' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('fr')
  theme.word = 'dark'
  await vi.waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  expect(document.documentElement.dataset.motion).toBe('reduced')
  router.go('/nowhere')
  ;(await screen.findByRole('link')).click()
  expect(await screen.findByRole('button', { name: 'Jouer maintenant' })).toBeTruthy()
})

test('the server’s refusal has a reason', async () => {
  const wanted = { name: 'Ada', token: newToken() }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ reason: { id: 'too_many', args: [] }, retry_ms: 9 }, { status: 429 })))
  await expect(makeTable(wanted)).rejects.toMatchObject({ reason: { id: 'too_many' }, retryMs: 9, status: 429 })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<p>', { status: 502 })))
  await expect(makeTable(wanted)).rejects.toMatchObject({ reason: { id: 'failed' } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  await expect(makeTable(wanted)).rejects.toBeInstanceOf(Refused)
})
