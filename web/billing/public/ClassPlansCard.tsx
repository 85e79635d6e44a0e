import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Plus, ShoppingBag } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import {
  classPlanKindLabel,
  planInWords,
  type ClassPlanKind,
} from "../../../server/billing/class-plans/class-plan.rules";
import type { ClassPlansCard_arena$key } from "../../__generated__/ClassPlansCard_arena.graphql";
import { Card } from "../../ui/Cards";
import { formatMoney } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { ListRow, ListRowName } from "../../ui/ListRows";
import { useActing } from "../../ui/dialog-state";
import type { ShownClassPlan } from "../class-plans/ClassPlanDialog";

const ClassPlanDialog = lazyDialog(
  async () => (await import("../class-plans/ClassPlanDialog")).ClassPlanDialog,
);

/** What the arena sells: single classes, packages and months. */
export function ClassPlansCard({ arena: key }: { arena: ClassPlansCard_arena$key }) {
  const arena = useFragment(
    graphql`
      fragment ClassPlansCard_arena on Arena {
        id
        classPlans {
          id
          kind
          name
          priceInCents
          classCount
          validDays
          active
        }
      }
    `,
    key,
  );
  const [editing, setEditing] = useState<{ plan: ShownClassPlan | null } | null>(null);
  const shown = useActing(editing);
  const plans = (arena.classPlans ?? []).map(({ kind, classCount, validDays, ...plan }): ShownClassPlan => ({
    ...plan,
    kind: kind as ClassPlanKind,
    classCount: classCount ?? null,
    validDays: validDays ?? null,
  }));
  return (
    <Card
      title="Planos de aula"
      icon={ShoppingBag}
      action={
        <Button variant="outline" colorPalette="gray" onClick={() => setEditing({ plan: null })}>
          <Plus />
          Novo plano
        </Button>
      }
    >
      {plans.length === 0 ? (
        <Text color="fg.muted">
          Nenhum plano ainda. Crie aula avulsa, pacote ou mensalidade, e venda em Aulas do Atleta.
        </Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" aria-label="Planos de aula">
          {plans.map((plan) => (
            <ListRow
              key={plan.id}
              basis="12rem"
              gap="0.5"
              end={
                <Button
                  size="sm"
                  minH="11"
                  variant="outline"
                  colorPalette="gray"
                  aria-label={`Alterar ${plan.name}`}
                  onClick={() => setEditing({ plan })}
                >
                  Alterar
                </Button>
              }
            >
              <ListRowName>{plan.name}</ListRowName>
              <Text textStyle="sm" color="fg.muted">
                {[
                  classPlanKindLabel[plan.kind],
                  formatMoney(plan.priceInCents),
                  planInWords(plan),
                  plan.active ? null : "fora de venda",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
            </ListRow>
          ))}
        </Stack>
      )}
      {shown ? (
        <ClassPlanDialog
          key={shown.opening}
          arenaId={arena.id}
          plan={shown.acting.plan}
          open={shown.open}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </Card>
  );
}
