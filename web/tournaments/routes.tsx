import type { RouteObject } from "react-router-dom";

/** Everyone at the arena. */
export const tournamentRoutes: RouteObject[] = [];
