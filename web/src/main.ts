import { mount } from 'svelte'
import './fonts/fonts.css'
import './tokens.css'
import './base.css'
import App from './App.svelte'
import { keepPictures } from './art/keeping'
import { keepPresses } from './lib/pressing'

const target = document.getElementById('app')
if (target) mount(App, { target })
keepPictures()
keepPresses()
