import { graphql, readInlineData } from "react-relay/hooks";
import type { sessionOfViewer_viewer$key } from "../__generated__/sessionOfViewer_viewer.graphql";
import type { Session } from "./public/session";

/** What a page needs to know of who has just entered, from the answer that let them in. */
export function sessionOfViewer(key: sessionOfViewer_viewer$key): Session {
  const { user, primaryRole, workplaces, pausedPlaces, ...viewer } = readInlineData(
    graphql`
      fragment sessionOfViewer_viewer on Viewer @inline {
        roles
        primaryRole
        homePath
        isReferee
        answersForMinor
        mustChangePassword
        workplaces {
          kind
          key
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
    key,
  );
  const { key: userKey, name, email } = user;
  const { roles, homePath, isReferee, answersForMinor, mustChangePassword } = viewer;
  return {
    userKey,
    name,
    email,
    roles,
    primaryRole: primaryRole ?? null,
    homePath,
    isReferee,
    answersForMinor,
    mustChangePassword,
    workplaces: workplaces.map(({ kind, key: placeKey, name: place, title }) => ({
      kind,
      key: placeKey,
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
