import { Hono } from 'hono'
import type { ProtocolContext } from '../http/context.ts'
import { authRoutes } from './auth-routes.ts'
import { keyValueRoutes } from './key-value-routes.ts'
import { projectRoutes } from './project-routes.ts'
import { studioRoutes } from './studio-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Who works with the lake and what they may do: sessions, users, roles and what the Studio requests besides. */
export function peopleRoutes(context: ProtocolContext): Hono {
  const routes = new Hono()
  routes.route('/', authRoutes(context))
  routes.route('/', keyValueRoutes(context))
  routes.route('/', userRoutes(context))
  routes.route('/', projectRoutes(context))
  routes.route('/', studioRoutes(context))
  return routes
}
