import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { athleteGenderLabel } from "../../../server/sport/athlete-gender.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type {
  MergeSide_athlete$data,
  MergeSide_athlete$key,
} from "../../__generated__/MergeSide_athlete.graphql";
import { Fact } from "../../ui/Fact";
import { formatDate } from "../../ui/format";
import { Person } from "../../ui/Person";

interface MergeSideProps {
  athlete: MergeSide_athlete$key;
  /** Of the record that stays: the other one, and what of it is filled in. */
  stays?: boolean;
  other?: MergeSide_athlete$key;
  filled?: readonly string[];
}

const fragment = graphql`
  fragment MergeSide_athlete on Athlete {
    displayName
    level
    birthDate
    gender
    phone
    email
  }
`;

/** One of two records of a person: what it says, and what comes into it from the other. */
export function MergeSide({ athlete: key, stays = false, other: otherKey, filled = [] }: MergeSideProps) {
  const athlete = useFragment(fragment, key);
  const other = useFragment(fragment, otherKey ?? null);
  return (
    <Stack
      as="section"
      aria-label={stays ? "Fica" : "Sai"}
      gap="4"
      p="4"
      borderWidth="1px"
      borderColor={stays ? "sea.solid" : "border"}
      borderRadius="l3"
      bg="bg.panel"
      minW="0"
    >
      <Box>
        <Text textStyle="xs" fontWeight="semibold" color={stays ? "sea.fg" : "fg.muted"} mb="2">
          {stays ? "Fica" : "Sai"}
        </Text>
        <Person name={athlete.displayName} facts={athleteLevelLabel[athlete.level]} />
      </Box>
      <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="3">
        {facts.map(({ name, of }) => {
          const own = of(athlete);
          const filling = own === null && other && filled.includes(name) ? of(other) : null;
          return (
            <Fact key={name} name={name}>
              {filling === null ? (
                <Text
                  as="span"
                  fontWeight={own === null ? "normal" : undefined}
                  color={own === null ? "fg.muted" : undefined}
                >
                  {own ?? "Não informado"}
                </Text>
              ) : (
                <Text as="span" color="sea.fg">
                  {filling}
                  <Text as="span" display="block" textStyle="xs" fontWeight="medium">
                    vem do outro cadastro
                  </Text>
                </Text>
              )}
            </Fact>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}

type Record = MergeSide_athlete$data;

/** By the words in which the API says what is filled. */
const facts: { name: string; of: (record: Record) => string | null }[] = [
  { name: "Telefone", of: ({ phone }) => phone ?? null },
  { name: "Data de nascimento", of: ({ birthDate }) => (birthDate ? formatDate(birthDate) : null) },
  { name: "Gênero", of: ({ gender }) => (gender ? athleteGenderLabel[gender] : null) },
  { name: "E-mail", of: ({ email }) => email ?? null },
];
