import cards from '../../../src/pioche/locales/en/cards.ftl?raw'
import events from '../../../src/pioche/locales/en/events.ftl?raw'
import houseEvents from '../../../src/pioche/locales/en/house_events.ftl?raw'
import houseReasons from '../../../src/pioche/locales/en/house_reasons.ftl?raw'
import names from '../../../src/pioche/locales/en/names.ftl?raw'
import reasons from '../../../src/pioche/locales/en/reasons.ftl?raw'
import server from '../../../src/pioche/locales/en/server.ftl?raw'
import talk from '../../../src/pioche/locales/en/talk.ftl?raw'
import web from '../../../src/pioche/locales/en/web.ftl?raw'
import webScene from '../../../src/pioche/locales/en/web_scene.ftl?raw'
import webStart from '../../../src/pioche/locales/en/web_start.ftl?raw'

export default [cards, events, houseEvents, houseReasons, names, reasons, server, talk, web, webScene, webStart]
