import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { standingLabel } from "../../../server/athletes/arena-athletes/arena-athlete.rules";
import { athleteGenderLabel } from "../../../server/sport/athlete-gender.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { ArenaAthleteFacts_row$key } from "../../__generated__/ArenaAthleteFacts_row.graphql";
import { GuardiansOfMinor } from "../../guardians/public/GuardiansOfMinor";
import { DetailSection } from "../../ui/DetailSection";
import { Fact } from "../../ui/Fact";
import { formatDate } from "../../ui/format";
import { TextLink } from "../../ui/TextLink";

const unknown = "Não informado";

/** Who it is, how to reach them, and what the arena has written down. */
export function ArenaAthleteFacts({
  row: key,
  creditsLeft,
}: {
  row: ArenaAthleteFacts_row$key;
  creditsLeft: number;
}) {
  const { active, firstVisitOn, note, athlete } = useFragment(
    graphql`
      fragment ArenaAthleteFacts_row on ArenaAthlete {
        active
        firstVisitOn
        note
        athlete {
          level
          email
          phone
          gender
          birthDate
          ...GuardiansOfMinor_athlete
        }
      }
    `,
    key,
  );
  const { level, email, phone, gender, birthDate } = athlete;
  return (
    <>
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="Categoria">{athleteLevelLabel[level]}</Fact>
        <Fact name="Status nesta arena">{standingLabel(active)}</Fact>
        <Fact name="Primeira visita">{formatDate(firstVisitOn)}</Fact>
        <Fact name="Créditos de aula">{creditsLeft}</Fact>
        {active ? <Fact name="Nascimento">{birthDate ? formatDate(birthDate) : unknown}</Fact> : null}
        {active ? <Fact name="Gênero">{gender ? athleteGenderLabel[gender] : unknown}</Fact> : null}
      </SimpleGrid>
      <DetailSection title="Contato">
        {active ? (
          <SimpleGrid as="dl" columns={1} gap="4">
            <Fact name="E-mail">{email ? <TextLink to={`mailto:${email}`}>{email}</TextLink> : unknown}</Fact>
            <Fact name="Telefone">
              {phone ? <TextLink to={`tel:+55${phone.replace(/\D/g, "")}`}>{phone}</TextLink> : unknown}
            </Fact>
          </SimpleGrid>
        ) : (
          <Text textStyle="sm" color="fg.muted">
            Os contatos voltam a aparecer quando o atleta for reativado.
          </Text>
        )}
      </DetailSection>
      <GuardiansOfMinor athlete={athlete} />
      <DetailSection title="Observações da arena">
        {note ? (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note}
          </Text>
        ) : (
          <Text textStyle="sm" color="fg.muted">
            Nada anotado.
          </Text>
        )}
      </DetailSection>
    </>
  );
}
