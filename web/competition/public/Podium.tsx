import { graphql, useFragment } from "react-relay/hooks";
import { counted, plural } from "../../../server/platform/plural.rules";
import type { Podium_standing$key } from "../../__generated__/Podium_standing.graphql";
import { formatCount } from "../../ui/format";
import { shortName } from "./match-words";
import { PodiumScene } from "../super-n/PodiumScene";
import { signed } from "./signed";

interface PodiumProps {
  standings: Podium_standing$key;
  gender: "MALE" | "FEMALE" | "MIXED" | null | undefined;
}

/** In a mixed tournament nobody knows whether the winner is a man or a woman. */
const titles = { MALE: "Campeão", FEMALE: "Campeã", MIXED: "Primeiro lugar" } as const;

export function Podium({ standings: key, gender }: PodiumProps) {
  const standings = useFragment(
    graphql`
      fragment Podium_standing on Super8Standing @relay(plural: true) {
        position
        victories
        gameBalance
        points
        athlete {
          id
          displayName
        }
      }
    `,
    key,
  );
  const first = standings.filter(({ position }) => position <= 3);
  const [champion] = first;
  if (!champion) return null;
  return (
    <PodiumScene
      title={titles[gender ?? "MIXED"]}
      headline={`${champion.athlete.displayName} venceu!`}
      steps={first.map(({ position, victories, gameBalance, points, athlete }) => ({
        id: athlete.id,
        position,
        name: shortName(athlete.displayName),
        detail: (
          <>
            {counted(victories, "vitória", "vitórias")}
            <br />
            Saldo de games: {signed(gameBalance)}
            {typeof points === "number" ? (
              <>
                <br />
                {formatCount(points)} {plural(points, "ponto", "pontos")}
              </>
            ) : null}
          </>
        ),
      }))}
    />
  );
}
