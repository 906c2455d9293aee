/** Adds files of Elementor to the screen Tools → Kits. */
import { registerSource } from '../../kits/registry/registry';
import { sources } from './browser/sources';

sources().forEach( registerSource );
