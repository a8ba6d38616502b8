// Put into a page before its own scripts: notes when things happen there, and plays if asked to.
window.inside = (() => {
  const now = () => performance.timeOrigin + performance.now()
  const find = (selector) => document.querySelector(selector)
  /** What the page offers to do, what is asked first. */
  const OFFERED = [
    '.choices button:not(:disabled):not([aria-disabled=true])',
    '.play li:has(.mark) button',
    '.play [role=group] button:not(:disabled):not([aria-disabled=true])',
    '.ready button.bold:not(:disabled)',
    '.glance button',
  ]

  // --- the line -------------------------------------------------------------------------------------------------------

  /** Steps by the version that they led to: when each came, and when the page had changed. */
  const steps = []
  /** Moves by the version that they were made on: when they were pressed, and when they were sent. */
  const moves = []
  let accepted = 0
  let pressed = 0
  let step = null
  let rounds = 0
  let count = 0
  let watched = false

  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all)
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"type":"answer"') && data.includes('"accepted"')) accepted = now()
        rounds = Number(/"round":(\d+)/.exec(data)?.[1] ?? rounds)
        const [, version] = data.startsWith('{"type":"step"') ? (/"version":(\d+)/.exec(data) ?? []) : []
        if (!version) return
        count++
        step = { version: Number(version), came: now(), changed: 0 }
        if (watched) steps.push(step)
      })
    }
    send(text) {
      const { type, seen } = JSON.parse(text)
      if (type === 'do' && watched) moves.push({ seen, pressed, sent: now() })
      super.send(text)
    }
  }
  addEventListener('click', () => (pressed = now()), true)
  const watchChanges = () => {
    watched = true
    new MutationObserver(() => {
      if (step && !step.changed) step.changed = now()
    }).observe(find('main'), { subtree: true, childList: true, attributes: true, characterData: true })
  }

  // --- playing --------------------------------------------------------------------------------------------------------

  /** Does what the page offers, every so often, until a round begins; draws until it holds so many cards. */
  let lastRound = Infinity
  const play = (every, cards = 0) => {
    setInterval(() => {
      if (rounds >= lastRound) return
      const few = document.querySelectorAll('.play li[data-card]').length < cards
      const offered = (few && find('button.stock:not(:disabled)')) || OFFERED.map(find).find(Boolean)
      offered?.click()
    }, every)
  }

  /** From the first page to the first card that was played: when each became possible. */
  const first = {}
  const comeIn = () => {
    const note = (name, seen) => seen && (first[name] ??= performance.now())
    const look = () => {
      const door = find('.now button:not(:disabled)')
      if (!first.door && note('door', door)) door.click()
      note('hand', find('.play li[data-card]'))
      const legal = find(OFFERED[1]) ?? find(OFFERED[2])
      if (!first.legal && note('legal', legal)) legal.click()
      note('played', first.legal && (accepted || find(OFFERED[0])))
      if (!first.played) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }

  // --- pictures -------------------------------------------------------------------------------------------------------

  /** Each picture: when it came, how long after the one before, and whether cards flew. */
  const pictures = []
  const watchPictures = () => {
    let last = now()
    let flew = false
    const picture = () => {
      const at = now()
      const flies = !!find('.mover')
      pictures.push({ at, took: at - last, flying: flies || flew })
      flew = flies
      last = at
      requestAnimationFrame(picture)
    }
    requestAnimationFrame(picture)
  }

  return {
    steps, moves, first, pictures, play, comeIn, watchChanges, watchPictures,
    get rounds() { return rounds },
    get count() { return count },
    set lastRound(round) { lastRound = round },
  }
})()
