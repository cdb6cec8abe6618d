import { useSyncExternalStore } from "react"

/*
 * Shortcuts of a single letter, digit or sign can be switched off: who speaks to the computer, or touches keys without
 * intention, would run them by accident. @see https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */

const KEY = "docsift-single-key-shortcuts"
const OFF = "off"

const listeners = new Set<() => void>()

/** Returns whether shortcuts of a single key are on in this browser. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(KEY) !== OFF

/** Switches shortcuts of a single key on or off, and keeps that in this browser. */
export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, OFF)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of this browser.
  addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
  }
}

/** Returns whether shortcuts of a single key are on, and renders again when that changes. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn)
