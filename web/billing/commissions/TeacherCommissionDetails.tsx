import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { BadgeCheck, LockKeyhole, LockKeyholeOpen, Plus, Scale, UserRoundX } from "lucide-react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { commissionInWords } from "../../../server/billing/commission.rules";
import { kindInWords, termsOf } from "../../../server/billing/commissions/commission-words.rules";
import type {
  TeacherCommissionDetails_teacher$data,
  TeacherCommissionDetails_teacher$key,
} from "../../__generated__/TeacherCommissionDetails_teacher.graphql";
import type { TeacherCommissionDetailsQuery } from "../../__generated__/TeacherCommissionDetailsQuery.graphql";
import { DetailSection } from "../../ui/Facts";
import { EmptyState } from "../../ui/PageStates";
import { formatDate, formatMonth } from "../../ui/format";
import { ListRow, ListRowName } from "../../ui/ListRows";
import { Person } from "../../ui/Person";
import { Status } from "../../ui/Badges";
import { Statement } from "../Statement";
import { commissionTeacher } from "./teacher-commission";
import type { ActingOnCommission } from "./CommissionDialogs";

type Rule = TeacherCommissionDetails_teacher$data["commissionRules"][number];

interface CommissionRulesProps {
  teacher: TeacherCommissionDetails_teacher$key;
  today: string;
}

/** What was agreed on, the latest day first, and what holds today. */
function CommissionRules({ teacher, today }: CommissionRulesProps) {
  const { commissionRules: rules } = useFragment(
    graphql`
      fragment TeacherCommissionDetails_teacher on TeacherArena {
        commissionRules {
          key
          kind
          model
          value
          from
        }
      }
    `,
    teacher,
  );
  if (rules.length === 0)
    return (
      <Text color="fg.muted">
        Nenhuma regra ainda: as aulas só rendem comissão depois que você criar uma.
      </Text>
    );
  // Of those for one kind of class the first that has begun holds.
  const holds = new Map<Rule["kind"], string>();
  for (const { key, kind, from } of rules)
    if (from <= today && !holds.has(kind ?? null)) holds.set(kind ?? null, key);
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {rules.map((rule) => (
        <ListRow key={rule.key} basis="10rem" end={<Standing rule={rule} holds={holds} today={today} />}>
          <ListRowName>{commissionInWords(termsOf(rule.model, rule.value))}</ListRowName>
          <Text textStyle="sm" color="fg.muted">
            {`${kindInWords(rule.kind ?? null)} · desde ${formatDate(rule.from)}`}
          </Text>
        </ListRow>
      ))}
    </Stack>
  );
}

function Standing({
  rule: { key, kind = null, from },
  holds,
  today,
}: {
  rule: Rule;
  holds: ReadonlyMap<Rule["kind"], string>;
  today: string;
}) {
  if (holds.get(kind) === key) return <Status tone="open">Em vigor</Status>;
  return <Status tone={from > today ? "waiting" : "neutral"}>{from > today ? "Futura" : "Anterior"}</Status>;
}

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
            ...teacherCommission_teacher @arguments(month: $month) @alias(as: "row")
            ...TeacherCommissionDetails_teacher @alias(as: "rules")
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
