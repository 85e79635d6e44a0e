import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { commissionInWords } from "../../../server/billing/commission.rules";
import { kindInWords, termsOf } from "../../../server/billing/commissions/commission-words.rules";
import type {
  CommissionRules_teacher$data,
  CommissionRules_teacher$key,
} from "../../__generated__/CommissionRules_teacher.graphql";
import { formatDate } from "../../ui/format";
import { ListRow, ListRowName } from "../../ui/ListRow";
import { Status } from "../../ui/Status";

type Rule = CommissionRules_teacher$data["commissionRules"][number];

interface CommissionRulesProps {
  teacher: CommissionRules_teacher$key;
  today: string;
}

/** What was agreed on, the latest day first, and what holds today. */
export function CommissionRules({ teacher, today }: CommissionRulesProps) {
  const { commissionRules: rules } = useFragment(
    graphql`
      fragment CommissionRules_teacher on TeacherArena {
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
