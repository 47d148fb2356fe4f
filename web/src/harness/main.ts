/** A table from a fixture, for work on a board: see web/README.md. */
import { mount } from 'svelte';
import '$shell/styles/all';
import Harness from './Harness.svelte';

mount(Harness, { target: document.getElementById('page')! });
