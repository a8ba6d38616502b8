import houseRules from '../../../src/pioche/locales/en/house_rules.ftl?raw'
import options from '../../../src/pioche/locales/en/options.ftl?raw'

export default [options, houseRules]
