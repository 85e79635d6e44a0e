import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Search, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { findGuestSchema } from "../../../server/enrolments/guest.rules";
import type { AthleteLevel } from "../../../server/sport/athlete-level.rules";
import type { AthleteSearchResultsQuery } from "../../__generated__/AthleteSearchResultsQuery.graphql";
import { useFindGuestMutation } from "../use-enrolment-mutations";
import { AthleteLine, type AthleteSearchProps, type FoundAthlete, FoundAthleteRow } from "./AthleteRows";

interface GuestSearchProps extends Pick<AthleteSearchProps, "enrolled" | "action"> {
  tournamentId: string;
  email: string;
}

/** Whether what was typed can be looked up among the athletes of other arenas. */
const isWholeEmail = (typed: string): boolean => findGuestSchema.safeParse({ email: typed }).success;

/** One athlete of another arena, looked up only when asked: each look-up is counted. */
export function GuestSearch({ tournamentId, enrolled, action, email }: GuestSearchProps) {
  const [guest, setGuest] = useState<(FoundAthlete & { level: AthleteLevel }) | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [findGuest, pending] = useFindGuestMutation();

  const find = async () => {
    setRefusal(null);
    const answer = (await findGuest({ input: { tournamentId, email } }))?.findGuest;
    if (answer?.done) setGuest(answer.done?.athlete ?? null);
    else if (answer) setRefusal(answer.refusal?.message ?? null);
  };

  if (guest && enrolled.has(guest.id))
    return <Text color="fg.muted">{guest.displayName} já está na lista.</Text>;
  if (guest) {
    return (
      <Stack as="ul" gap="0" listStyleType="none" w="full" aria-label="Atletas de outras arenas encontrados">
        <AthleteLine name={guest.displayName} level={guest.level}>
          {action({ id: guest.id, displayName: guest.displayName, isGuest: true })}
        </AthleteLine>
      </Stack>
    );
  }
  return (
    <>
      {refusal ? <Text role="alert">{refusal}</Text> : null}
      <Button variant="outline" disabled={pending} onClick={() => void find()}>
        <Search />
        {pending ? "Buscando…" : `Buscar “${email}” em outras arenas`}
      </Button>
    </>
  );
}

interface AthleteSearchResultsProps extends Omit<AthleteSearchProps, "tournament" | "ownOnly"> {
  tournamentId: string;
  isChampionship: boolean;
  /** Whether athletes of other arenas may be invited. */
  guestsWelcome: boolean;
  /** Restricts the results to athletes who may replace an enrolled one. */
  substitutes: boolean;
  search: string;
  /** A changed number sends the query again. */
  attempt: number;
}

export function AthleteSearchResults({
  tournamentId,
  isChampionship,
  guestsWelcome,
  categoryId = null,
  enrolled,
  action,
  onRegister,
  substitutes,
  search,
  attempt,
}: AthleteSearchResultsProps) {
  const { node: tournament } = useLazyLoadQuery<AthleteSearchResultsQuery>(
    graphql`
      query AthleteSearchResultsQuery(
        $tournamentId: ID!
        $categoryId: ID
        $search: String
        $substitutes: Boolean
      ) {
        node(id: $tournamentId) {
          ... on Tournament {
            enrollableAthletes(
              first: 20
              search: $search
              notInCategory: $categoryId
              substitutes: $substitutes
            ) {
              anyAtAll
              areInvited
              suggestedLevels {
                athleteId
                inWords
              }
              edges {
                clubNames
                node {
                  id
                  displayName
                  ...AthleteRows_athlete
                }
              }
              pageInfo {
                hasNextPage
              }
            }
          }
        }
      }
    `,
    { tournamentId, categoryId, search: search || null, substitutes },
    // Enrolments change all the time: show cached results at once and replace them with the server's answer.
    // The number of enrolled athletes is part of the key so that a removed athlete can be found again.
    { fetchPolicy: "store-and-network", fetchKey: `${attempt} ${enrolled.size}` },
  );
  const list = tournament?.enrollableAthletes;
  const areInvited = list?.areInvited ?? false;
  const found = list?.edges.filter(({ node }) => !enrolled.has(node.id)) ?? [];

  if (found.length === 0) {
    return (
      <Stack as="output" align="flex-start" gap="3" py="4">
        <Text color="fg.muted">
          {noResultsText({
            search,
            isChampionship,
            substitutes: substitutes && areInvited,
            anyAtAll: list?.anyAtAll ?? true,
            registers: onRegister !== undefined,
            chosen: list?.edges.length ?? 0,
          })}
        </Text>
        {guestsWelcome && isWholeEmail(search) ? (
          <GuestSearch
            key={search}
            tournamentId={tournamentId}
            enrolled={enrolled}
            action={action}
            email={search}
          />
        ) : null}
        {onRegister ? (
          <Button variant="outline" onClick={() => onRegister(search)}>
            <UserRoundPlus />
            {search
              ? `Cadastrar “${search}”`
              : list?.anyAtAll === false
                ? "Cadastrar o primeiro atleta"
                : "Cadastrar novo atleta"}
          </Button>
        ) : null}
      </Stack>
    );
  }
  return (
    <Stack gap="1">
      <Stack as="ul" gap="0" listStyleType="none" aria-label="Atletas encontrados">
        {found.map(({ node: athlete, clubNames }) => (
          <FoundAthleteRow
            key={athlete.id}
            athlete={athlete}
            suggestedLevel={list?.suggestedLevels.find(({ athleteId }) => athleteId === athlete.id)?.inWords}
            clubNames={isChampionship ? clubNames : []}
          >
            {action({ id: athlete.id, displayName: athlete.displayName, isGuest: areInvited })}
          </FoundAthleteRow>
        ))}
      </Stack>
      {list?.pageInfo.hasNextPage ? (
        <Text textStyle="sm" color="fg.muted" pt="2">
          Há mais atletas: digite parte do nome para encontrá-los.
        </Text>
      ) : null}
    </Stack>
  );
}

interface NoResults {
  search: string;
  isChampionship: boolean;
  /** Whether only athletes enrolled in another category of the championship are listed. */
  substitutes: boolean;
  /** Whether there is any athlete, enrolled or not. */
  anyAtAll: boolean;
  registers: boolean;
  /** How many of the results are already chosen here, for example as the first athlete of a pair. */
  chosen: number;
}

function noResultsText({
  search,
  isChampionship,
  substitutes,
  anyAtAll,
  registers,
  chosen,
}: NoResults): string {
  if (!anyAtAll)
    return isChampionship
      ? "As arenas filiadas ainda não têm atletas. Quem cadastra atletas é a arena."
      : registers
        ? "A arena ainda não tem atletas. Cadastre o primeiro aqui mesmo: basta o nome."
        : "A arena ainda não tem atletas cadastrados.";
  if (chosen > 0)
    return search
      ? `Quem corresponde a “${search}” já foi escolhido.`
      : "Não há outro atleta sem inscrição nesta categoria.";
  if (substitutes)
    return search
      ? `Nenhum inscrito de outra categoria corresponde a “${search}”.`
      : "Só entra no lugar quem já está inscrito neste campeonato em outra categoria, e não há ninguém assim.";
  if (search) return `Nenhum atleta encontrado para “${search}”.`;
  return isChampionship
    ? "Todos os atletas das arenas filiadas já estão inscritos."
    : "Todos os atletas da arena já estão inscritos.";
}
