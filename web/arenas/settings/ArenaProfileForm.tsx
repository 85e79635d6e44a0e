import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Store } from "lucide-react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { defaultArenaSettings } from "../../../server/arenas/default-arena-settings.rules";
import { ufName } from "../../../server/brazil/uf.rules";
import { brazilianTimeZones, timeZoneInWords } from "../../../server/platform/time/time-zone.rules";
import type { ArenaProfileForm_arena$key } from "../../__generated__/ArenaProfileForm_arena.graphql";
import { Card } from "../../ui/Cards";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField, TextField } from "../../ui/form/Fields";
import { useLateRules } from "../../ui/form/server-form";
import { useSaveSettings, type SettingsForm } from "./save-settings";

const timeZoneOptions = brazilianTimeZones.map((zone) => ({
  value: zone,
  label: timeZoneInWords(zone, new Date()),
}));

const ufOptions = Object.entries(ufName).map(([value, name]) => ({ value, label: `${value} · ${name}` }));

/** What the arena is called, where it is, how it is reached and by whose clocks it goes. */
export function ArenaProfileForm({ arena }: { arena: ArenaProfileForm_arena$key }) {
  const { id: arenaId, ...stored } = useFragment(
    graphql`
      fragment ArenaProfileForm_arena on Arena {
        id
        name
        uf
        fullAddress
        contactPhone
        whatsApp
        email
        website
        instagram
        timeZone
      }
    `,
    arena,
  );
  const form: SettingsForm = useForm({
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/arena.rules")).arenaSettingsSchema,
    ),
    defaultValues: {
      name: stored.name,
      uf: stored.uf ?? "",
      fullAddress: stored.fullAddress ?? "",
      contactPhone: stored.contactPhone ?? "",
      whatsApp: stored.whatsApp ?? "",
      email: stored.email ?? "",
      website: stored.website ?? "",
      instagram: stored.instagram ?? "",
      timeZone: brazilianTimeZones.find((zone) => zone === stored.timeZone) ?? defaultArenaSettings.timeZone,
    },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { submit, pending, ahead } = useSaveSettings(form, arenaId);
  return (
    <Card title="Nome, endereço e contatos" icon={Store}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <TextField
            label="Nome da arena"
            hint="O endereço da página da arena e os códigos já impressos continuam valendo"
            autoComplete="organization"
            required
            error={errors.name?.message}
            {...register("name")}
          />
          <TextField
            label="Endereço completo"
            hint="Aparece na página da arena, com um link para o mapa"
            autoComplete="street-address"
            required
            error={errors.fullAddress?.message}
            {...register("fullAddress")}
          />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
            <SelectField
              label="UF"
              hint="Onde a arena aparece no mapa da federação"
              placeholder="Não informada"
              options={ufOptions}
              error={errors.uf?.message}
              {...register("uf")}
            />
            <TextField
              label="WhatsApp"
              hint="Na página da arena, quem visita pode escrever para este número"
              type="tel"
              autoComplete="off"
              error={errors.whatsApp?.message}
              {...register("whatsApp")}
            />
            <TextField
              label="Telefone de contato"
              hint="Só para a administração da Praia"
              type="tel"
              autoComplete="tel"
              error={errors.contactPhone?.message}
              {...register("contactPhone")}
            />
            <TextField
              label="Site"
              type="url"
              inputMode="url"
              placeholder="https://"
              autoComplete="url"
              error={errors.website?.message}
              {...register("website")}
            />
            <TextField
              label="Instagram"
              placeholder="@suaarena"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              error={errors.instagram?.message}
              {...register("instagram")}
            />
            <TextField
              label="E-mail da arena"
              hint="Só para a administração da Praia. O de entrar está em Minha conta"
              type="email"
              autoComplete="email"
              required
              error={errors.email?.message}
              {...register("email")}
            />
            <SelectField
              label="Fuso horário"
              hint="Torneios, prazos e programação seguem este fuso. O que já está marcado aparece na hora do novo fuso"
              options={timeZoneOptions}
              error={errors.timeZone?.message}
              {...register("timeZone")}
            />
          </SimpleGrid>
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar nome, endereço e contatos"}
          </PendingButton>
        </Stack>
      </form>
      {ahead}
    </Card>
  );
}
