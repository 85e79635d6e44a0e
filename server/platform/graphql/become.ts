import { initContextCache } from "@pothos/core";
import type { Viewer } from "../viewer";
import type { GraphQLContext } from "./context";

/** Switches the viewer for the rest of the operation and clears cached authorization results. */
export function become(ctx: GraphQLContext, viewer: Viewer | null): void {
  ctx.viewer = viewer;
  Object.assign(ctx, initContextCache());
}
