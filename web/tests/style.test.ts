import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|ts)$/.test(name))

describe.each(files)('%s', (name) => {
  const source = readFileSync(`src/${name}`, 'utf-8')

  test('writes nothing into the page but text', () => {
    expect(source).not.toMatch(/\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc/)
  })

  test('needs no exception from the content security policy', () => {
    // `style:--turn={…}` is set by script and allowed; a style attribute in the markup is not.
    expect(source).not.toMatch(/\sstyle="|\son\w+="|javascript:|new Function|\beval\(/)
  })

  if (name.endsWith('.svelte')) {
    test('is one thing on the table', () => {
      expect(source.split('\n').length).toBeLessThanOrEqual(150)
    })

    test('takes its colours from look.css', () => {
      const style = /<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? ''
      expect(style).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i)
    })
  }
})
