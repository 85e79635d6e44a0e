import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { athleteLevelLabel } from "../../server/sport/athlete-level.rules";
import type { findByNameQuery } from "../__generated__/findByNameQuery.graphql";
import type { Session } from "../identity/public/session";
import { rankingPath } from "../rankings/public/ranking-paths";
import { formatDate } from "../ui/format";
import type { Found } from "./palette-commands";
import { arenaTournaments, championships, publicTournamentPath } from "../tournaments/public/tournament-path";

/** Asks the server for tournaments, rankings and athletes by the beginnings of their names' words. */
export async function findByName(
  environment: Environment,
  text: string,
  session: Session | null,
): Promise<Found[]> {
  const answer = await fetchQuery<findByNameQuery>(
    environment,
    graphql`
      query findByNameQuery($text: String!) {
        search(text: $text) {
          tournaments {
            key
            name
            startDate
            organiserName
            workplaceKey
          }
          rankings {
            key
            name
            category
            organiserName
          }
          athletes {
            key
            displayName
            level
          }
        }
      }
    `,
    { text },
  ).toPromise();
  if (!answer) return [];
  const { tournaments, rankings, athletes } = answer.search;
  return [
    ...tournaments.map(({ key, name, startDate, organiserName, workplaceKey }) => ({
      id: key,
      label: name,
      detail: `${organiserName} · ${formatDate(startDate)}`,
      group: "Torneios",
      to: pathOfTournament(key, workplaceKey, session),
      workplaceKey: workplaceKey ?? null,
    })),
    ...rankings.map(({ key, name, category, organiserName }) => ({
      id: key,
      label: name,
      detail: `${category} · ${organiserName}`,
      group: "Rankings",
      to: rankingPath(key),
      workplaceKey: null,
    })),
    ...athletes.map(({ key, displayName, level }) => ({
      id: key,
      label: displayName,
      detail: `Nível ${athleteLevelLabel[level]}`,
      group: "Atletas",
      to: `/user-profile/${key}`,
      workplaceKey: null,
    })),
  ];
}

/**
 * The path of a found tournament: its management page for the organiser, otherwise its public page.
 * @param workplaceKey the arena or federation that organises it; null if the user does not work there.
 */
function pathOfTournament(
  key: string,
  workplaceKey: string | null | undefined,
  session: Session | null,
): string {
  const workplace = session?.workplaces.find((place) => place.key === workplaceKey);
  if (!workplace) return publicTournamentPath(key);
  return (workplace.kind === "FEDERATION" ? championships : arenaTournaments).tournament(key);
}
