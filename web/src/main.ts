import './fonts.css'
import './look.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { tongue } from './lib/language.svelte'
import { employ } from './lib/worker'

const target = document.getElementById('app')
if (target) void tongue.begin().then(() => mount(App, { target }))
addEventListener('load', employ)
