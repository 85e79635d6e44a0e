import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { OpeningsQuery } from "../../__generated__/OpeningsQuery.graphql";
import { ChoiceList } from "../../ui/form/ChoiceList";
import { athleteClassRow, type AthleteClassOfList } from "./athlete-class-row";
import { costOf, dayOfClass, hoursOfClass, waitingWords } from "./class-columns";

interface OpeningsProps {
  athleteId: string;
  /** Its place among the athlete's arenas. */
  arena: number;
  /** YYYY-MM-DD; null for today. */
  from: string | null;
  attempt: number;
  chosen: string | null;
  onChoose: (one: AthleteClassOfList) => void;
}

const placesOf = (left: number): string =>
  left === 0 ? "Cheia: entrar na fila" : counted(left, "vaga", "vagas");

/** Classes that one could be in. */
export function Openings({ athleteId, arena, from, attempt, chosen, onChoose }: OpeningsProps) {
  const { node } = useLazyLoadQuery<OpeningsQuery>(
    graphql`
      query OpeningsQuery($id: ID!, $from: Date) {
        node(id: $id) {
          ... on Athlete {
            classRecord {
              arenas {
                openings(from: $from) {
                  ...athleteClassRow_class
                }
              }
            }
          }
        }
      }
    `,
    { id: athleteId, from },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const openings = (node?.classRecord?.arenas[arena]?.openings ?? []).map((one) => athleteClassRow(one));
  return (
    <ChoiceList
      legend="Aulas em grupo, as da sua categoria primeiro"
      choices={openings.map((opening) => ({
        key: opening.id,
        name: `${dayOfClass(opening)}, ${hoursOfClass(opening)} · ${opening.category}`,
        facts: [
          opening.askedUntil ? "guardada para você" : null,
          opening.isOwnLevel ? "sua categoria" : null,
          costOf(opening),
          opening.teacherName,
          opening.courtName,
          placesOf(opening.placesLeft),
          waitingWords(opening),
        ]
          .filter(Boolean)
          .join(" · "),
      }))}
      chosen={chosen}
      onChoose={(key) => {
        const one = openings.find(({ id }) => id === key);
        if (one) onChoose(one);
      }}
      empty="Nenhuma aula em grupo nas três semanas a partir deste dia."
    />
  );
}
