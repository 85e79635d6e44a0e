import { graphql, readInlineData } from "react-relay/hooks";
import type {
  readJoinRequest_request$data,
  readJoinRequest_request$key,
} from "../../__generated__/readJoinRequest_request.graphql";

export type JoinRequest = Omit<readJoinRequest_request$data, " $fragmentType">;

/** A row of the list: who asks, and since when. */
export function readJoinRequest(key: readJoinRequest_request$key): JoinRequest {
  const { id, status, askedAt, athleteName, athleteKey, athleteLevel, wasThereBefore } = readInlineData(
    graphql`
      fragment readJoinRequest_request on JoinRequest @inline {
        id
        status
        askedAt
        athleteName
        athleteKey
        athleteLevel
        wasThereBefore
      }
    `,
    key,
  );
  return { id, status, askedAt, athleteName, athleteKey, athleteLevel, wasThereBefore };
}
