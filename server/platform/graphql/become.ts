import { initContextCache } from "@pothos/core";
import type { Viewer } from "../viewer";
import type { GraphQLContext } from "./context";

/** From here on in the operation somebody else asks: what was decided for who asked before is decided anew. */
export function become(ctx: GraphQLContext, viewer: Viewer | null): void {
  ctx.viewer = viewer;
  Object.assign(ctx, initContextCache());
}
