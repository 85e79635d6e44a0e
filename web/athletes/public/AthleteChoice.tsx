import { IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { X } from "lucide-react";
import { useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { AthleteChoiceAthleteChoicesQuery } from "../../__generated__/AthleteChoiceAthleteChoicesQuery.graphql";
import type { AthleteChoiceListQuery } from "../../__generated__/AthleteChoiceListQuery.graphql";
import type { AthleteChoiceQuery } from "../../__generated__/AthleteChoiceQuery.graphql";
import { ChoiceList, SearchedChoices } from "../../ui/form/Choices";
import { SelectField } from "../../ui/form/Fields";
import { AskedDetails } from "../../ui/list/RowDetails";
import { Person } from "../../ui/Person";
import { weeklyClassOption } from "../arena-athletes/arena-athletes-filter";

export interface ChosenAthlete {
  /** Of the athlete. */
  id: string;
  name: string;
}

interface AthleteChoicesProps {
  arenaId: string;
  search: string;
  attempt: number;
  /** Who is chosen already. */
  without: ReadonlySet<string>;
  chosen: string | null;
  /** Whether choosing takes the list away. */
  atOnce?: boolean;
  onChoose: (athlete: ChosenAthlete) => void;
}

/** Athletes of the arena that a search finds. */
export function AthleteChoices({
  arenaId,
  search,
  attempt,
  without,
  chosen,
  atOnce = false,
  onChoose,
}: AthleteChoicesProps) {
  const { node } = useLazyLoadQuery<AthleteChoiceAthleteChoicesQuery>(
    graphql`
      query AthleteChoiceAthleteChoicesQuery($arenaId: ID!, $search: String) {
        node(id: $arenaId) {
          ... on Arena {
            athletes(first: 8, active: true, search: $search) {
              edges {
                node {
                  name
                  athlete {
                    id
                    level
                  }
                }
              }
            }
          }
        }
      }
    `,
    { arenaId, search: search || null },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const found = (node?.athletes?.edges ?? []).map(({ node: { name, athlete } }) => ({
    key: athlete.id,
    name,
    facts: `Nível ${athleteLevelLabel[athlete.level]}`,
  }));
  return (
    <ChoiceList
      legend="Atletas encontrados"
      choices={found.filter(({ key }) => !without.has(key))}
      chosen={chosen}
      atOnce={atOnce}
      onChoose={(key) => {
        const athlete = found.find((one) => one.key === key);
        if (athlete) onChoose({ id: key, name: athlete.name });
      }}
      empty="Nenhum atleta ativo da arena com este nome."
    />
  );
}

interface StudentsOfClassProps {
  arenaId: string;
  attempt: number;
  /** Called with the active students of the chosen class. */
  onChosen: (athletes: readonly ChosenAthlete[]) => void;
}

/** Adds all students of a weekly class; renders nothing if the arena has no classes. */
function StudentsOfClass({ arenaId, attempt, onChosen }: StudentsOfClassProps) {
  const environment = useRelayEnvironment();
  const [hint, setHint] = useState<string | undefined>();
  const { node } = useLazyLoadQuery<AthleteChoiceListQuery>(
    graphql`
      query AthleteChoiceListQuery($arenaId: ID!) {
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
      const data = await fetchQuery<AthleteChoiceQuery>(
        environment,
        graphql`
          query AthleteChoiceQuery($arenaId: ID!, $weeklyClass: UUID!) {
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

interface AthletesFieldProps {
  /** The label of the field: "Alunos". */
  label: string;
  addLabel: string;
  /** Shown while the search field is empty. */
  hint?: string;
  arenaId: string;
  /** Ids of athletes. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** The maximum number of athletes. */
  max: number;
  error?: string;
  /** The athletes chosen initially. */
  first?: readonly ChosenAthlete[];
  /** Whether all students of a class can be added at once. */
  byClass?: boolean;
}

/** A field for several athletes of the arena, each found by name. */
export function AthletesField({
  label,
  addLabel,
  hint,
  arenaId,
  value,
  onChange,
  max,
  error,
  first = [],
  byClass = false,
}: AthletesFieldProps) {
  const [athletes, setAthletes] = useState<readonly ChosenAthlete[]>(first);
  const change = (next: readonly ChosenAthlete[]) => {
    setAthletes(next);
    onChange(next.map(({ id }) => id));
  };
  const addAll = (more: readonly ChosenAthlete[]) =>
    change(
      [...new Map([...athletes, ...more].map((athlete) => [athlete.id, athlete])).values()].slice(0, max),
    );
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="baseline">
        <Text textStyle="sm" fontWeight="semibold">
          {label}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {value.length} de {max}
        </Text>
      </Flex>
      {athletes.length > 0 ? (
        <Stack as="ul" gap="0" listStyleType="none">
          {athletes.map((athlete) => (
            <Flex as="li" key={athlete.id} justify="space-between" align="center" minH="11">
              <Person name={athlete.name} size="sm" />
              <IconButton
                variant="ghost"
                colorPalette="gray"
                aria-label={`Tirar ${athlete.name}`}
                onClick={() => change(athletes.filter(({ id }) => id !== athlete.id))}
              >
                <X />
              </IconButton>
            </Flex>
          ))}
        </Stack>
      ) : null}
      {byClass && value.length < max ? (
        <AskedDetails skeleton={null} failure="Não foi possível carregar as turmas">
          {(attempt) => <StudentsOfClass arenaId={arenaId} attempt={attempt} onChosen={addAll} />}
        </AskedDetails>
      ) : null}
      {value.length < max ? (
        <SearchedChoices label={addLabel} placeholder="Nome do atleta" error={error}>
          {(search, attempt) =>
            search === "" ? (
              <Text textStyle="sm" color="fg.muted">
                {hint}
              </Text>
            ) : (
              <AthleteChoices
                arenaId={arenaId}
                search={search}
                attempt={attempt}
                without={new Set(value)}
                chosen={null}
                atOnce
                onChoose={(athlete) => change([...athletes, athlete])}
              />
            )
          }
        </SearchedChoices>
      ) : error ? (
        <Text color="fg.error" textStyle="sm">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}
