// jsdom has neither matchMedia nor the Web Animations that Svelte's transitions use.
window.matchMedia ??= ((query: string) => ({
  matches: query.includes('reduce'),
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})) as typeof window.matchMedia

window.scrollTo = () => {}
Element.prototype.animate ??= function () {
  const animation = {
    finished: Promise.resolve(),
    currentTime: 0,
    effect: null,
    cancel() {},
    onfinish: null as null | (() => void),
  }
  queueMicrotask(() => animation.onfinish?.())
  return animation as unknown as Animation
}
Element.prototype.getAnimations ??= () => []
HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext
