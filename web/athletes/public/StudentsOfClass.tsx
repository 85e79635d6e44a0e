import { useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { StudentsOfClassListQuery } from "../../__generated__/StudentsOfClassListQuery.graphql";
import type { StudentsOfClassQuery } from "../../__generated__/StudentsOfClassQuery.graphql";
import { SelectField } from "../../ui/form/SelectField";
import { weeklyClassOption } from "../arena-athletes/arena-athletes-filter";
import type { ChosenAthlete } from "./AthleteChoices";

interface StudentsOfClassProps {
  arenaId: string;
  attempt: number;
  /** Called with the active students of the chosen class. */
  onChosen: (athletes: readonly ChosenAthlete[]) => void;
}

/** Adds all students of a weekly class; renders nothing if the arena has no classes. */
export function StudentsOfClass({ arenaId, attempt, onChosen }: StudentsOfClassProps) {
  const environment = useRelayEnvironment();
  const [hint, setHint] = useState<string | undefined>();
  const { node } = useLazyLoadQuery<StudentsOfClassListQuery>(
    graphql`
      query StudentsOfClassListQuery($arenaId: ID!) {
        node(id: $arenaId) {
          ... on Arena {
            weeklyClasses {
              key
              weekday
              startsAt
              name
              category
              teacherName
            }
          }
        }
      }
    `,
    { arenaId },
    { fetchKey: attempt },
  );
  const classes = (node?.weeklyClasses ?? []).map(({ key, weekday, startsAt, name, category, teacherName }) =>
    weeklyClassOption({ key, weekday, startsAt, name: name ?? null, category, teacherName }),
  );
  if (classes.length === 0) return null;
  const choose = async (weeklyClass: string) => {
    if (weeklyClass === "") return setHint(undefined);
    setHint("Buscando os alunos…");
    try {
      const data = await fetchQuery<StudentsOfClassQuery>(
        environment,
        graphql`
          query StudentsOfClassQuery($arenaId: ID!, $weeklyClass: UUID!) {
            node(id: $arenaId) {
              ... on Arena {
                athletes(first: 100, active: true, weeklyClass: $weeklyClass) {
                  edges {
                    node {
                      name
                      athlete {
                        id
                      }
                    }
                  }
                }
              }
            }
          }
        `,
        { arenaId, weeklyClass },
        { fetchPolicy: "network-only" },
      ).toPromise();
      const students = (data?.node?.athletes?.edges ?? []).map(({ node: { name, athlete } }) => ({
        id: athlete.id,
        name,
      }));
      setHint(students.length === 0 ? "Esta turma não tem alunos ativos." : undefined);
      onChosen(students);
    } catch {
      setHint("Não foi possível buscar os alunos. Escolha a turma de novo.");
    }
  };
  return (
    <SelectField
      label="Incluir os alunos da turma"
      placeholder="Escolha a turma"
      options={classes}
      hint={hint}
      onChange={(event) => void choose(event.currentTarget.value)}
    />
  );
}
