import { unauthenticated } from "../platform/graphql/errors";
import type { ActionContext } from "../platform/context";
import type { Viewer } from "../platform/viewer";

/** Who asks, where the field's scope has made sure that it is a person. @throws UNAUTHENTICATED */
export function sessionOwner({ viewer }: ActionContext): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}
