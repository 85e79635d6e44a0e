import type { Viewer } from "../platform/viewer";
import { canManageArena, canSeeArenaTournaments } from "./arena.access";

interface Arena {
  id: string;
}

/** A field of an arena for its owner and admins; for anybody else it is null. */
export const managersOnly = {
  nullable: true as const,
  authScopes: ({ id }: Arena, _args: object, ctx: { viewer: Viewer | null }) =>
    canManageArena(id, ctx.viewer),
  unauthorizedResolver: () => null,
};

/** The same for its teachers too. */
export const itsPeopleOnly = {
  ...managersOnly,
  authScopes: ({ id }: Arena, _args: object, ctx: { viewer: Viewer | null }) =>
    canSeeArenaTournaments(id, ctx.viewer),
};
