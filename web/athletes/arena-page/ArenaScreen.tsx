import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Trophy, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { arenaPagePath } from "../../../server/arenas/arena-key.rules";
import type { ArenaScreen_arena$key } from "../../__generated__/ArenaScreen_arena.graphql";
import { ArenaPlansCard } from "../../billing/public/ArenaPlansCard";
import { ArenaDayCard } from "../../bookings/public/ArenaDayCard";
import { ArenaPricesCard } from "../../bookings/public/ArenaPricesCard";
import { OpenTournamentRow } from "../../tournaments/public/OpenTournamentRow";
import { Card } from "../../ui/Card";
import { Logo } from "../../ui/Logo";
import { PageFrame } from "../../ui/PageFrame";
import { AskToJoin } from "../public/AskToJoin";
import { ArenaContacts, WhatsAppButton } from "./ArenaContacts";

const columns = { base: "minmax(0, 1fr)", lg: "minmax(20rem, 2fr) minmax(0, 3fr)" };

/** What a poster of the arena would say, the one button, and what runs there. */
export function ArenaScreen({ arena: key }: { arena: ArenaScreen_arena$key }) {
  const arena = useFragment(
    graphql`
      fragment ArenaScreen_arena on PublicArena @argumentDefinitions(on: { type: "Date" }) {
        key
        name
        fullAddress
        city
        uf
        logoPath
        coverPath
        whatsApp
        website
        instagram
        viewerJoining
        tournaments {
          id
          ...OpenTournamentRow_tournament
        }
        ...AskToJoin_arena
        ...ArenaDayCard_arena @arguments(on: $on)
        ...ArenaPricesCard_arena @arguments(on: $on)
        ...ArenaPlansCard_arena
      }
    `,
    key,
  );
  const {
    name,
    fullAddress,
    city,
    uf,
    logoPath,
    coverPath,
    whatsApp,
    website,
    instagram,
    viewerJoining,
    tournaments,
  } = arena;
  // Many an address ends with its city and state.
  const where = [
    [fullAddress, city && !fullAddress.includes(city) ? city : null].filter(Boolean).join(", "),
    uf && !new RegExp(`\\b${uf}\\b`).test(fullAddress) ? uf : null,
  ]
    .filter(Boolean)
    .join(" - ");
  return (
    <PageFrame
      title={name}
      cover={coverPath ? <CoverPicture src={coverPath} hideBelow="md" /> : null}
      picture={logoPath ? <Logo src={logoPath} /> : null}
      subtitle={<ArenaContacts name={name} where={where} website={website} instagram={instagram} />}
      actions={whatsApp ? <WhatsAppButton arenaName={name} phone={whatsApp} /> : null}
    >
      {/* A phone's first screen says where the arena is before it shows it. */}
      {coverPath ? <CoverPicture src={coverPath} hideFrom="md" /> : null}
      <Grid templateColumns={columns} gap="6" alignItems="start">
        <Stack gap="6">
          <Card title={viewerJoining === "MEMBER" ? "Sua arena" : "Jogue nesta arena"} icon={UserRoundPlus}>
            <AskToJoin arena={arena} path={arenaPagePath(arena.key)} />
          </Card>
          <ArenaPricesCard arena={arena} />
          <ArenaPlansCard arena={arena} />
        </Stack>
        <Stack gap="6">
          <ArenaDayCard arena={arena} />
          <Card title="Torneios" icon={Trophy}>
            {tournaments.length === 0 ? (
              <Text color="fg.muted">Nenhum torneio com página pública agora.</Text>
            ) : (
              <Stack as="ul" gap="3" listStyleType="none">
                {tournaments.map((tournament) => (
                  <OpenTournamentRow key={tournament.id} tournament={tournament} />
                ))}
              </Stack>
            )}
          </Card>
        </Stack>
      </Grid>
    </PageFrame>
  );
}

/** It says nothing to a screen reader; where it does not come, there is none. */
function CoverPicture({ src, ...shown }: { src: string } & Pick<BoxProps, "hideBelow" | "hideFrom">) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <Box
      {...shown}
      mx={{ base: "-4", md: "0" }}
      mb="4"
      aspectRatio={{ base: 16 / 7, md: 16 / 4 }}
      borderRadius={{ md: "l3" }}
      overflow="hidden"
      _print={{ display: "none" }}
    >
      <Box asChild boxSize="full" objectFit="cover">
        <img src={src} alt="" onError={() => setMissing(true)} />
      </Box>
    </Box>
  );
}
