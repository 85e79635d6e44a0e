import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { PlatformRecord } from "../../../server/administration/settings/platform-settings.rules";
import { SwitchField } from "../../ui/form/SwitchField";
import type { SettingsInput } from "./settings-row";

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
export function SignUpSwitches({
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
