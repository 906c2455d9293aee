/** Runs actions of links, loaded on intent. */
import { provide } from '../../../client/deferred/provide';
import { run, runHash } from './run';

const runner = { run, runHash };

export type Runner = typeof runner;

provide( { 'run-link-action': runner } );
