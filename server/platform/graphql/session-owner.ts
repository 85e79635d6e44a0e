import type { Viewer } from "../viewer";
import type { GraphQLContext } from "./context";
import { unauthenticated } from "./errors";

/** Who asks, where the field's scope has made sure that it is a person. @throws UNAUTHENTICATED */
export function sessionOwner({ viewer }: GraphQLContext): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}
