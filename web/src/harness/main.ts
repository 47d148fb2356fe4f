/** A table out of a fixture, for whoever draws a board: see web/README.md. */
import { mount } from 'svelte';
import '../styles/all.css';
import Harness from './Harness.svelte';

mount(Harness, { target: document.getElementById('page')! });
