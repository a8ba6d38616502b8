import { keep, recall } from '../lib/kept'

/** What this browser knows of its person before a table: a name, and the rules of the house. */
export const myName = () => recall('name') ?? ''
export const keepMyName = (name: string) => keep('name', name.trim() || null)

/** The last ruleset of one's own that was played, in its shortest form. */
export const houseRules = () => recall('house-rules')
export const keepHouseRules = (rules: string) => keep('house-rules', rules)
