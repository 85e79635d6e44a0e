import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Wallet } from "lucide-react";
import { useForm, useWatch } from "react-hook-form";
import type { ReceivingPageQuery } from "../../__generated__/ReceivingPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { NoArena } from "../public/NoArena";
import { SettingsFrame } from "./SettingsFrame";
import { pixKeyKindLabel, readPixKey } from "../../../server/brazil/pix-key.rules";
import type { ReceivingPage_arena$key } from "../../__generated__/ReceivingPage_arena.graphql";
import { Card } from "../../ui/Cards";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/Fields";
import { useLateRules } from "../../ui/form/server-form";
import { useSaveSettings, type SettingsForm } from "./save-settings";

/** Where an arena is paid. */
export function ReceivingPage() {
  return (
    <SettingsFrame fields={2}>
      <Content />
    </SettingsFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<ReceivingPageQuery>(graphql`
    query ReceivingPageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...ReceivingPage_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage) return <NoArena />;
  return (
    <Stack key={arena.id} gap="6">
      <ReceivingForm arena={arena} />
    </Stack>
  );
}

/** Where the arena is paid: what the Pix codes of its tournaments carry. */
function ReceivingForm({ arena }: { arena: ReceivingPage_arena$key }) {
  const {
    id: arenaId,
    pixKey,
    city,
  } = useFragment(
    graphql`
      fragment ReceivingPage_arena on Arena {
        id
        pixKey
        city
      }
    `,
    arena,
  );
  const form: SettingsForm = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/arena.rules")).arenaSettingsSchema,
    ),
    defaultValues: { pixKey: pixKey ?? "", city: city ?? "" },
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const key = readPixKey(useWatch({ control, name: "pixKey" }) ?? "");
  const { submit, pending } = useSaveSettings(form, arenaId);
  return (
    <Card title="Pix" icon={Wallet}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
            <TextField
              label="Chave Pix"
              hint={
                key
                  ? `${pixKeyKindLabel[key.kind]}: aparece no Pix das inscrições em torneios`
                  : "CPF, CNPJ, e-mail, celular com DDD ou chave aleatória. Em branco, as inscrições ficam sem Pix"
              }
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              error={errors.pixKey?.message}
              {...register("pixKey")}
            />
            <TextField
              label="Cidade"
              hint="Cidade que aparece no Pix e na página da arena"
              autoComplete="off"
              error={errors.city?.message}
              {...register("city")}
            />
          </SimpleGrid>
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar recebimento"}
          </PendingButton>
        </Stack>
      </form>
    </Card>
  );
}
