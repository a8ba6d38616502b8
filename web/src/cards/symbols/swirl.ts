// The wheel's swirl.

const polar = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** A wheel of bent blades about the origin, filled, of radius 27. */
export const SWIRL = [0, 72, 144, 216, 288]
  .map((at) => `M0 0A19 19 0 0 1 ${polar(27, at)}A27 27 0 0 1 ${polar(27, at + 37)}A19 19 0 0 0 0 0Z`)
  .join('')

/** A spiral to stand beside a small numeral; it reaches 8. */
export const CURL = Array.from({ length: 15 }, (_, k) => {
  const radius = (k * 8) / 14
  return `${k ? `A${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 1 ` : 'M'}${polar(radius, 60 + k * 45)}`
}).join('')
