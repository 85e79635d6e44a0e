import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { CouponsSettingsCreateMutation } from "../../__generated__/CouponsSettingsCreateMutation.graphql";
import type { CouponsSettingsEndMutation } from "../../__generated__/CouponsSettingsEndMutation.graphql";
import type { CouponsSettings_tournament$key } from "../../__generated__/CouponsSettings_tournament.graphql";
import type { CouponsSettingsQuery } from "../../__generated__/CouponsSettingsQuery.graphql";
import { useAction } from "../../relay/use-action";
import { Panel } from "../../ui/Cards";
import { formatDate, formatMoney, today } from "../../ui/format";
import { DateField, TextField } from "../../ui/form/Fields";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { OptionalMoneyField } from "../../ui/form/MoneyField";
import { PendingButton } from "../../ui/form/PendingButton";
import { useServerForm, useUnsaved } from "../../ui/form/server-form";
import { ListRow, ListRowName } from "../../ui/ListRows";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";

interface CouponsSettingsProps {
  tournamentId: string;
  /** Relay fetch key: a new value refetches. */
  fetchKey: number;
  /** Called when the open form gets or loses unsaved input. */
  onUnsaved: (unsaved: boolean) => void;
}

/** Lists the coupons of a tournament with their use, and creates new ones. */
export function CouponsSettings({ tournamentId, fetchKey, onUnsaved }: CouponsSettingsProps) {
  const { node } = useLazyLoadQuery<CouponsSettingsQuery>(
    graphql`
      query CouponsSettingsQuery($id: ID!) {
        node(id: $id) {
          ... on Tournament @alias(as: "tournament") {
            ...CouponsSettings_tournament
          }
        }
      }
    `,
    { id: tournamentId },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const tournament = useFragment<CouponsSettings_tournament$key>(
    graphql`
      fragment CouponsSettings_tournament on Tournament {
        timeZone
        coupons {
          id
          code
          discountPercent
          discountInCents
          lastDay
          maxUses
          useCount
          endedAt
        }
      }
    `,
    node?.tournament ?? null,
  );
  const coupons = tournament?.coupons ?? [];
  const [adding, setAdding] = useState(false);
  const [end, ending] = useEndCoupon();
  const list = useRef<HTMLDivElement>(null);

  const finish = async (couponId: string, code: string) => {
    if (!(await end({ input: { couponId } }))) return;
    list.current?.focus();
    toast.success({ title: `Cupom ${code} encerrado` });
  };

  return (
    <Stack gap="4">
      <Text color="fg.muted" textStyle="sm">
        Quem digita o código na inscrição paga menos. O desconto vale sobre o preço já calculado, e a cobrança
        diz como.
      </Text>
      {coupons.length > 0 ? (
        <Box ref={list} tabIndex={-1} outline="0">
          <Panel as="ul" aria-label="Cupons" listStyleType="none" py="0">
            {coupons.map(
              ({ id, code, lastDay, maxUses, useCount, endedAt, discountPercent, discountInCents }) => (
                <ListRow
                  key={id}
                  basis="12rem"
                  end={
                    endedAt ? (
                      <Text color="fg.muted">Encerrado</Text>
                    ) : (
                      <Button
                        size="sm"
                        variant="outline"
                        colorPalette="gray"
                        disabled={ending}
                        onClick={() => void finish(id, code)}
                      >
                        Encerrar
                        <VisuallyHidden> o cupom {code}</VisuallyHidden>
                      </Button>
                    )
                  }
                >
                  <ListRowName>{code}</ListRowName>
                  <Text color="fg.muted" textStyle="sm">
                    {[
                      `${typeof discountPercent === "number" ? `${discountPercent}%` : formatMoney(discountInCents ?? 0)} de desconto`,
                      typeof maxUses === "number"
                        ? `${useCount} de ${counted(maxUses, "uso", "usos")}`
                        : counted(useCount, "uso", "usos"),
                      ...(lastDay ? [`até ${formatDate(lastDay)}`] : []),
                    ].join(" · ")}
                  </Text>
                </ListRow>
              ),
            )}
          </Panel>
        </Box>
      ) : (
        <Text>Nenhum cupom ainda.</Text>
      )}
      {adding && tournament ? (
        <Panel p="4" boxShadow="xs" as="section" aria-label="Novo cupom">
          <Heading as="h3" textStyle="md" fontWeight="bold" mb="3">
            Novo cupom
          </Heading>
          <NewCoupon
            tournamentId={tournamentId}
            timeZone={tournament.timeZone}
            onUnsaved={onUnsaved}
            onDone={() => setAdding(false)}
          />
        </Panel>
      ) : (
        <Button variant="outline" colorPalette="gray" alignSelf="flex-start" onClick={() => setAdding(true)}>
          <Plus />
          Criar cupom
        </Button>
      )}
    </Stack>
  );
}

interface NewCouponProps extends Omit<CouponsSettingsProps, "fetchKey"> {
  /** IANA name of the zone in which the last day ends. */
  timeZone: string;
  onDone: () => void;
}

function NewCoupon({ tournamentId, timeZone, onUnsaved, onDone }: NewCouponProps) {
  const { form, submit, pending } = useServerForm(useCreateCoupon(), {
    rules: async () =>
      (await import("../../../server/tournaments/coupons/coupon.rules")).newCouponSchema(today(timeZone)),
    defaultValues: { code: "", discountPercent: null, discountInCents: null, lastDay: "", maxUses: null },
    input: (coupon) => ({ tournamentId, ...coupon }),
    onDone: (_done, { code }) => {
      onDone();
      toast.success({ title: `Cupom ${code} criado` });
    },
  });
  const { register, control, formState, setFocus } = form;
  const { errors, isDirty } = formState;
  useUnsaved(isDirty, onUnsaved);
  useEffect(() => setFocus("code"), [setFocus]);
  const count = { inputMode: "numeric", autoComplete: "off" } as const;

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField
            label="Código"
            hint="O que o atleta digita, como PRAIA10"
            required
            error={errors.code?.message}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            {...register("code")}
          />
          <TextField
            label="Desconto (%)"
            error={errors.discountPercent?.message}
            {...count}
            {...register("discountPercent", { setValueAs: numberOrNull })}
          />
          <OptionalMoneyField label="Ou desconto em reais" control={control} name="discountInCents" />
          <DateField
            label="Válido até"
            hint="Se vazio, enquanto houver inscrições"
            error={errors.lastDay?.message}
            {...register("lastDay")}
          />
          <TextField
            label="Máximo de usos"
            hint="Se vazio, sem limite"
            error={errors.maxUses?.message}
            {...count}
            {...register("maxUses", { setValueAs: numberOrNull })}
          />
        </SimpleGrid>
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        <HStack gap="3" justify="flex-end">
          <Button variant="ghost" colorPalette="gray" onClick={onDone} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" pending={pending}>
            {pending ? "Salvando..." : "Salvar cupom"}
          </PendingButton>
        </HStack>
      </Stack>
    </form>
  );
}

const failure = { title: "Erro", description: "Erro ao salvar o cupom." };

const useCreateCoupon = () =>
  useAction<CouponsSettingsCreateMutation>(
    graphql`
      mutation CouponsSettingsCreateMutation($input: CreateCouponInput!) {
        createCoupon(input: $input) {
          ... on CreateCouponSuccess @alias(as: "done") {
            tournament {
              ...CouponsSettings_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure },
  );

const useEndCoupon = () =>
  useAction<CouponsSettingsEndMutation>(
    graphql`
      mutation CouponsSettingsEndMutation($input: EndCouponInput!) {
        endCoupon(input: $input) {
          tournament {
            ...CouponsSettings_tournament
          }
        }
      }
    `,
    { failure },
  );
