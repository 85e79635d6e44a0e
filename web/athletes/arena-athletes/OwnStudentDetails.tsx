import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { UserRound, UserRoundX } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { OwnStudentDetailsQuery } from "../../__generated__/OwnStudentDetailsQuery.graphql";
import { StudentDevelopment } from "../../classes/public/StudentDevelopment";
import { ProgressNotes } from "../../classes/public/ProgressNotes";
import { ButtonLink, TextLink } from "../../ui/Links";
import { DetailSection, Fact } from "../../ui/Facts";
import { EmptyState } from "../../ui/PageStates";
import { Person } from "../../ui/Person";

const unknown = "Não informado";

/** What a teacher sees of a student of their own: contact, attendance in their classes, notes on progress. */
export function OwnStudentDetails({ id, fetchKey }: { id: string; fetchKey: string }) {
  const { node } = useLazyLoadQuery<OwnStudentDetailsQuery>(
    graphql`
      query OwnStudentDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on ArenaAthlete {
            name
            classesThisMonth
            attendanceInBrief {
              presentCount
              absentCount
              excusedCount
            }
            athlete {
              key
              level
              email
              phone
              ...ProgressNotes_athlete
            }
            ...StudentDevelopment_row @alias(as: "development")
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!node?.athlete) return <EmptyState icon={UserRoundX} title="Aluno não encontrado" />;
  const { name, athlete, attendanceInBrief, classesThisMonth } = node;
  const { key, level, email, phone } = athlete;
  return (
    <Stack gap="5" pb="4">
      <Person name={name ?? ""} facts={`Nível ${athleteLevelLabel[level]}`} size="lg" />
      <ButtonLink variant="outline" colorPalette="gray" alignSelf="flex-start" to={`/user-profile/${key}`}>
        <UserRound />
        Ver Perfil
      </ButtonLink>
      <DetailSection title="Contato">
        <SimpleGrid as="dl" columns={1} gap="4">
          <Fact name="E-mail">{email ? <TextLink to={`mailto:${email}`}>{email}</TextLink> : unknown}</Fact>
          <Fact name="Telefone">
            {phone ? <TextLink to={`tel:+55${phone.replace(/\D/g, "")}`}>{phone}</TextLink> : unknown}
          </Fact>
        </SimpleGrid>
      </DetailSection>
      <DetailSection title="Presença nas suas aulas, últimos 90 dias">
        <SimpleGrid as="dl" columns={2} gap="4">
          <Fact name="Presenças">{attendanceInBrief?.presentCount ?? 0}</Fact>
          <Fact name="Faltas">{attendanceInBrief?.absentCount ?? 0}</Fact>
          <Fact name="Faltas avisadas">{attendanceInBrief?.excusedCount ?? 0}</Fact>
          <Fact name="Aulas no Mês">{classesThisMonth ?? 0}</Fact>
        </SimpleGrid>
      </DetailSection>
      {node.development ? <StudentDevelopment row={node.development} /> : null}
      <ProgressNotes athlete={athlete} under="details" />
    </Stack>
  );
}
