import houseRules from '../../../src/pioche/locales/fr/house_rules.ftl?raw'
import options from '../../../src/pioche/locales/fr/options.ftl?raw'

export default [options, houseRules]
