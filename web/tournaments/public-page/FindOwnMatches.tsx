import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { SelectField } from "../../ui/form/SelectField";
import { TextLink } from "../../ui/TextLink";
import { athletesIn, inTimeOrder, placeAmong } from "./match-lists";
import { PublicMatchRow } from "./PublicMatchRow";
import { plays, toPlay } from "./public-match";
import type { PublicCategory } from "./read-public-draw";
import type { OwnAthlete } from "./use-own-athlete";

interface FindOwnMatchesProps {
  categories: readonly PublicCategory[];
  own: OwnAthlete;
}

/** The first question on a day of play: when and where do I play next? */
export function FindOwnMatches({ categories, own: { picked, pick } }: FindOwnMatchesProps) {
  const athletes = athletesIn(categories.flatMap(({ matches }) => matches));
  const athlete = athletes.find(({ key }) => key === picked)?.key ?? null;
  const [next] = inTimeOrder(
    categories.flatMap(({ matches }) =>
      matches.filter((match) => athlete !== null && toPlay(match) && plays(match, athlete)),
    ),
  );
  const category = categories.find(({ matches }) => next && matches.includes(next));
  return (
    <Stack gap="3" maxW="30rem">
      <SelectField
        label="Encontre seus jogos"
        placeholder="Escolha seu nome"
        options={athletes.map(({ key, displayName }) => ({ value: key, label: displayName }))}
        value={athlete ?? ""}
        onChange={({ target }) => pick(target.value)}
      />
      {athlete === null ? null : (
        <>
          {next && category ? (
            <Box as="ul" listStyleType="none" aria-label="Seu próximo jogo">
              <PublicMatchRow match={next} place={placeAmong(categories, category, next)} own={athlete} />
            </Box>
          ) : (
            <Text color="fg.muted">Nenhum jogo marcado no momento.</Text>
          )}
          <TextLink to="?aba=meus-jogos">Ver todos os seus jogos</TextLink>
        </>
      )}
    </Stack>
  );
}
