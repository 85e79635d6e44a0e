import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { BadgeCheck, LockKeyhole, LockKeyholeOpen, Plus, Scale, UserRoundX } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { TeacherCommissionDetailsQuery } from "../../__generated__/TeacherCommissionDetailsQuery.graphql";
import { DetailSection } from "../../ui/DetailSection";
import { EmptyState } from "../../ui/EmptyState";
import { formatMonth } from "../../ui/format";
import { Person } from "../../ui/Person";
import { Statement } from "../Statement";
import { commissionTeacher } from "./commission-teacher";
import type { ActingOnCommission } from "./CommissionDialogs";
import { CommissionRules } from "./CommissionRules";

interface TeacherCommissionDetailsProps {
  id: string;
  /** The month as the URL has it; null for the current one. */
  asked: string | null;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  today: string;
  /** Relay fetch key: a new value refetches the details. */
  fetchKey: string;
  onAct: (acting: ActingOnCommission) => void;
}

const quiet = { variant: "outline", colorPalette: "gray" } as const;

/** The commission rule that an arena agreed on with a teacher, and the statement of one month. */
export function TeacherCommissionDetails({
  id,
  asked,
  month,
  today,
  fetchKey,
  onAct,
}: TeacherCommissionDetailsProps) {
  const { node } = useLazyLoadQuery<TeacherCommissionDetailsQuery>(
    graphql`
      query TeacherCommissionDetailsQuery($id: ID!, $month: Date) {
        node(id: $id) {
          ... on TeacherArena {
            ...commissionTeacher_teacher @arguments(month: $month) @alias(as: "row")
            ...CommissionRules_teacher @alias(as: "rules")
            commissionStatement(month: $month) {
              ...Statement_statement
            }
          }
        }
      }
    `,
    { id, month: asked },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!node?.row || !node.rules) return <EmptyState icon={UserRoundX} title="Professor não encontrado" />;
  const teacher = commissionTeacher(node.row);
  const { statement } = teacher;
  const open = statement === null || statement.state === "OPEN";

  return (
    <Stack gap="5" pb="4">
      <Person name={teacher.name} facts={formatMonth(month)} size="lg" />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        {statement?.state === "OPEN" ? (
          <Button onClick={() => onAct({ act: "close", teacher, statement })}>
            <LockKeyhole />
            Fechar extrato
          </Button>
        ) : null}
        {statement?.state === "CLOSED" && statement.payableInCents > 0 ? (
          <Button onClick={() => onAct({ act: "pay", teacher, statement })}>
            <BadgeCheck />
            Registrar pagamento
          </Button>
        ) : null}
        {statement?.state === "CLOSED" ? (
          <Button {...quiet} onClick={() => onAct({ act: "reopen", teacher, statement })}>
            <LockKeyholeOpen />
            Reabrir extrato
          </Button>
        ) : null}
        {open ? (
          <Button {...quiet} onClick={() => onAct({ act: "adjust", teacher })}>
            <Scale />
            Lançar ajuste
          </Button>
        ) : null}
        <Button {...quiet} onClick={() => onAct({ act: "agree", teacher })}>
          <Plus />
          Nova regra
        </Button>
      </SimpleGrid>
      <DetailSection title="Extrato">
        {node.commissionStatement ? (
          <Statement statement={node.commissionStatement} />
        ) : (
          <Text color="fg.muted">Nenhuma aula com chamada feita neste mês.</Text>
        )}
      </DetailSection>
      <DetailSection title="Regras">
        <CommissionRules teacher={node.rules} today={today} />
      </DetailSection>
    </Stack>
  );
}
