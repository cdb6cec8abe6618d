import type { Services } from "../container.ts"

/** The public methods of a service: what a route may call, and what a test must fake. */
type PublicOf<Service> = { readonly [Method in keyof Service]: Service[Method] }

/** The services as the routes see them. */
export type AppServices = { readonly [Name in keyof Services]: PublicOf<Services[Name]> }
