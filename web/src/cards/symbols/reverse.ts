// Reverse: two straight arrows that pass each other.

/** About the origin, 60 across. */
export const REVERSE = 'M-24 -12H24M10 -26L24 -12L10 2M24 12H-24M-10 -2L-24 12L-10 26'
