/** Deferred part of tabs: selection, keys and roles. */
import { provide } from '../../../src/client/deferred/provide';
import * as tabs from './tabs';

provide( { tabs } );
