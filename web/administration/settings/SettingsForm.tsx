import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Contact, DoorOpen, ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import type { PlatformRecord } from "../../../server/administration/settings/platform-settings.rules";
import type { SettingsFormMutation } from "../../__generated__/SettingsFormMutation.graphql";
import { useAction } from "../../relay/use-action";
import { Card } from "../../ui/Cards";
import { changedFields, useServerForm } from "../../ui/form/server-form";
import { ChangedMeanwhile } from "../../ui/form/FormDialog";
import { MaskedField } from "../../ui/form/MaskedField";
import { PendingButton } from "../../ui/form/PendingButton";
import { LeaveGuard } from "../../ui/form/steps/FormDraft";
import { SwitchField } from "../../ui/form/SwitchField";
import { TextField } from "../../ui/form/Fields";
import { LiveText, Notice } from "../../ui/PageStates";
import { TextLink } from "../../ui/Links";
import { toast } from "../../ui/toaster";
import { NoticeCard } from "./NoticeCard";
import {
  type SettingsInput,
  settingsInWords,
  settingsLabels,
  settingsRow,
  type SettingsRow,
} from "./settings-row";

const switches = [
  {
    name: "arenaSignUpOpen",
    label: "Receber cadastros de arenas",
    open: "Qualquer pessoa cadastra a sua arena em Acesso para Arenas.",
    closed: "Fechado: ninguém cadastra arena. Você ainda cria arenas em Gestão de Arenas.",
  },
  {
    name: "federationSignUpOpen",
    label: "Receber cadastros de federações",
    open: "Qualquer pessoa cadastra a sua federação; ela só aparece depois que você a ativa.",
    closed: "Fechado: ninguém cadastra federação. Você ainda cria federações em Gestão de Federações.",
  },
  {
    name: "athleteSignUpOpen",
    label: "Receber cadastros de atletas",
    open: "Qualquer pessoa cria a sua conta de atleta.",
    closed:
      "Fechado: ninguém cria conta de atleta, nem quem foi convidado para jogar e ainda não tem conta. As arenas ainda cadastram os seus atletas.",
  },
] as const;

/** Who can make an account: beside each switch, what it stops. */
function SignUpSwitches({
  form: { control },
}: {
  form: UseFormReturn<SettingsInput, unknown, PlatformRecord>;
}) {
  const isOpen = useWatch({ control });
  return (
    <Stack gap="4">
      <Text color="fg.muted" textStyle="sm">
        Com o cadastro fechado, a página mostra um aviso e o contato no lugar do formulário. Quem já tem conta
        entra normalmente, e convites para gerir continuam valendo.
      </Text>
      {switches.map(({ name, label, open, closed }) => (
        <SwitchField
          key={name}
          control={control}
          name={name}
          label={label}
          hint={isOpen[name] ? open : closed}
        />
      ))}
    </Stack>
  );
}

interface SettingsFormProps {
  stored: SettingsRow;
  /** Called when the stored settings changed, through this form or another admin's save. */
  onChanged: () => void;
}

/** All settings in one form: the footer saves or discards the changes of every card. */
export function SettingsForm({ stored, onChanged }: SettingsFormProps) {
  // The version read last. Saving sends it, so that a newer version that the user has not seen is rejected.
  const [seen, setSeen] = useState(stored);
  const [meanwhile, setMeanwhile] = useState<{
    message: string;
    changes: ReturnType<typeof changedFields>;
  }>();
  const { form, submit, pending } = useServerForm(useUpdateSettingsMutation(), {
    rules: async () =>
      (await import("../../../server/administration/settings/platform-settings.rules"))
        .platformSettingsFormSchema,
    defaultValues: stored.typed,
    input: ({ noticeFrom, noticeUntil, ...record }) => ({
      version: seen.version,
      ...record,
      noticeFrom: noticeFrom?.toISOString() ?? null,
      noticeUntil: noticeUntil?.toISOString() ?? null,
    }),
    onDone: (done) => {
      const now = settingsRow(done.platform);
      setSeen(now);
      setMeanwhile(undefined);
      reset(now.typed);
      onChanged();
      toast.success({
        title: "Configurações salvas",
        description: "Valem em cada página assim que ela é aberta ou recarregada.",
      });
    },
    onRefused: ({ changedMeanwhile }) => {
      if (!changedMeanwhile) return false;
      const now = settingsRow(changedMeanwhile.platform);
      setMeanwhile({
        message: changedMeanwhile.message,
        changes: changedFields(settingsInWords(seen.typed), settingsInWords(now.typed), settingsLabels),
      });
      setSeen(now);
      // Untouched fields take the other admin's values, so that saving does not revert them.
      reset(now.typed, { keepDirtyValues: true, keepDirty: true });
      onChanged();
      window.scrollTo({ top: 0 });
      return true;
    },
  });
  const { register, formState, reset, handleSubmit } = form;
  const { errors, isDirty } = formState;
  // A reopened page first shows cached settings; take the fetched ones unless the user has edited.
  if (stored.version > seen.version && !isDirty) setSeen(stored);
  useEffect(() => {
    if (!isDirty) reset(seen.typed);
  }, [seen, isDirty, reset]);
  const saveButton = useRef<HTMLButtonElement>(null);

  const discard = () => {
    setMeanwhile(undefined);
    reset(seen.typed);
    saveButton.current?.focus(); // the button that was pressed goes
  };

  return (
    <chakra.form
      noValidate
      // Keeps an invalid field that takes the focus from being hidden behind the sticky footer.
      css={{ "& input, & textarea": { scrollMarginBlock: "7rem" } }}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <LeaveGuard wouldLose={() => isDirty} />
      <Stack gap={{ base: "4", md: "6" }}>
        {meanwhile ? <ChangedMeanwhile {...meanwhile} /> : null}
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap={{ base: "4", md: "6" }} alignItems="start">
          <Stack gap={{ base: "4", md: "6" }}>
            <Card title="Contatos" icon={Contact}>
              <Stack gap="5">
                <Text color="fg.muted" textStyle="sm">
                  Quem mantém a plataforma e onde as pessoas pedem ajuda. Aparece em{" "}
                  <TextLink to="/contato">Contato</TextLink>, nos{" "}
                  <TextLink to="/termos">Termos de Uso</TextLink> e na{" "}
                  <TextLink to="/privacidade">Política de Privacidade</TextLink>. O que fica vazio não
                  aparece.
                </Text>
                <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
                  <TextField
                    label={settingsLabels.operatorName}
                    autoComplete="off"
                    error={errors.operatorName?.message}
                    {...register("operatorName")}
                  />
                  <MaskedField
                    label={settingsLabels.cnpj}
                    mask="cnpj"
                    placeholder="00.000.000/0000-00"
                    error={errors.cnpj?.message}
                    registration={register("cnpj")}
                  />
                  <TextField
                    label={settingsLabels.contactEmail}
                    type="email"
                    autoComplete="off"
                    error={errors.contactEmail?.message}
                    {...register("contactEmail")}
                  />
                  <MaskedField
                    label={settingsLabels.contactPhone}
                    mask="phone"
                    type="tel"
                    error={errors.contactPhone?.message}
                    registration={register("contactPhone")}
                  />
                </SimpleGrid>
              </Stack>
            </Card>
            <Card title="Encarregado de dados (LGPD)" icon={ShieldCheck}>
              <Stack gap="5">
                <Text color="fg.muted" textStyle="sm">
                  Quem atende pedidos sobre dados pessoais: uma pessoa ou uma empresa. A LGPD manda divulgar o
                  nome e o contato.
                </Text>
                <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
                  <TextField
                    label={settingsLabels.officerName}
                    autoComplete="off"
                    error={errors.officerName?.message}
                    {...register("officerName")}
                  />
                  <TextField
                    label={settingsLabels.officerEmail}
                    type="email"
                    autoComplete="off"
                    error={errors.officerEmail?.message}
                    {...register("officerEmail")}
                  />
                </SimpleGrid>
              </Stack>
            </Card>
          </Stack>
          <Stack gap={{ base: "4", md: "6" }}>
            <Card title="Cadastros" icon={DoorOpen}>
              <SignUpSwitches form={form} />
            </Card>
            <NoticeCard form={form} />
          </Stack>
        </SimpleGrid>
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        <Flex
          position="sticky"
          bottom="var(--shell-foot, 0px)"
          zIndex="1"
          mx={{ base: "-4", md: "0" }}
          px={{ base: "4", md: "0" }}
          py="3"
          gap="3"
          align="center"
          justify="flex-end"
          bg="bg"
          borderTopWidth="1px"
          borderColor="border"
        >
          <LiveText me="auto">
            {isDirty ? (
              <Text color="fg.muted" textStyle="sm">
                Alterações não salvas
              </Text>
            ) : null}
          </LiveText>
          <HStack gap={{ base: "2", sm: "3" }}>
            {isDirty ? (
              <Button variant="ghost" colorPalette="gray" disabled={pending} onClick={discard}>
                Descartar
              </Button>
            ) : null}
            <PendingButton ref={saveButton} type="submit" pending={pending}>
              {pending ? "Salvando..." : "Salvar"}
            </PendingButton>
          </HStack>
        </Flex>
      </Stack>
    </chakra.form>
  );
}

function useUpdateSettingsMutation() {
  return useAction<SettingsFormMutation>(
    graphql`
      mutation SettingsFormMutation($input: UpdatePlatformSettingsInput!) {
        updatePlatformSettings(input: $input) {
          ... on UpdatePlatformSettingsSuccess @alias(as: "done") {
            platform {
              ...settingsRow_platform
            }
          }
          ... on SettingsChangedMeanwhile @alias(as: "changedMeanwhile") {
            message
            platform {
              ...settingsRow_platform
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar as configurações", description: "Tente novamente." } },
  );
}
