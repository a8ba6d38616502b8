import cards from '../../../src/pioche/locales/fr/cards.ftl?raw'
import events from '../../../src/pioche/locales/fr/events.ftl?raw'
import houseEvents from '../../../src/pioche/locales/fr/house_events.ftl?raw'
import houseReasons from '../../../src/pioche/locales/fr/house_reasons.ftl?raw'
import names from '../../../src/pioche/locales/fr/names.ftl?raw'
import reasons from '../../../src/pioche/locales/fr/reasons.ftl?raw'
import server from '../../../src/pioche/locales/fr/server.ftl?raw'
import talk from '../../../src/pioche/locales/fr/talk.ftl?raw'
import web from '../../../src/pioche/locales/fr/web.ftl?raw'
import webScene from '../../../src/pioche/locales/fr/web_scene.ftl?raw'
import webStart from '../../../src/pioche/locales/fr/web_start.ftl?raw'

export default [cards, events, houseEvents, houseReasons, names, reasons, server, talk, web, webScene, webStart]
