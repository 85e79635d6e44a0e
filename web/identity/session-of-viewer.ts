import { graphql, readInlineData } from "react-relay/hooks";
import type { sessionOfViewer_viewer$key } from "../__generated__/sessionOfViewer_viewer.graphql";
import type { Session } from "./public/session";

/** What a page needs to know of who has just entered, from the answer that let them in. */
export function sessionOfViewer(viewer: sessionOfViewer_viewer$key): Session {
  const { user, roles, primaryRole, homePath, managesArena, mustChangePassword, workplaces, pausedPlaces } =
    readInlineData(
      graphql`
        fragment sessionOfViewer_viewer on Viewer @inline {
          roles
          primaryRole
          homePath
          managesArena
          mustChangePassword
          workplaces {
            kind
            name
            title
          }
          pausedPlaces {
            kind
            name
            state
            reason
          }
          user {
            key
            name
            email
          }
        }
      `,
      viewer,
    );
  const { key: userKey, name, email } = user;
  return {
    userKey,
    name,
    email,
    roles,
    primaryRole: primaryRole ?? null,
    homePath,
    managesArena,
    mustChangePassword,
    workplaces: workplaces.map(({ kind, name: place, title }) => ({
      kind,
      name: place,
      title: title ?? null,
    })),
    pausedPlaces: pausedPlaces.map(({ kind, name: place, state, reason }) => ({
      kind,
      name: place,
      state,
      reason: reason ?? null,
    })),
  };
}
