import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import {
  AtSign,
  Globe,
  type LucideIcon,
  MapPin,
  MessageCircle,
  SearchX,
  Trophy,
  UserRoundPlus,
} from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { arenaPagePath } from "../../../server/arenas/arena-name.rules";
import { whatsAppNumber } from "../../../server/brazil/phone.rules";
import type { ArenaPublicPageQuery } from "../../__generated__/ArenaPublicPageQuery.graphql";
import type { ArenaPublicPage_arena$key } from "../../__generated__/ArenaPublicPage_arena.graphql";
import { ArenaPlansCard } from "../../billing/public/ArenaPlansCard";
import { ArenaDayCard } from "../../bookings/public/ArenaDayCard";
import { ArenaPricesCard } from "../../bookings/public/ArenaPricesCard";
import { usePageQuery } from "../../relay/page-query";
import { OpenTournamentRow } from "../../tournaments/public/OpenTournamentRow";
import { ButtonLink } from "../../ui/Links";
import { Card } from "../../ui/Cards";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { Logo } from "../../ui/Logo";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { AskToJoin } from "../public/AskToJoin";

interface ArenaContactsProps {
  name: string;
  /** Its address, with the city. */
  where: string;
  website: string | null | undefined;
  instagram: string | null | undefined;
}

/** Where an arena is, and where more of it can be read. */
function ArenaContacts({ name, where, website, instagram }: ArenaContactsProps) {
  const onMap = new URLSearchParams({ api: "1", query: `${name}, ${where}` });
  return (
    <Flex columnGap={{ base: "3", md: "5" }} rowGap="1" wrap="wrap">
      <Outside
        icon={MapPin}
        href={`https://www.google.com/maps/search/?${onMap}`}
        label={`${where}: ver no mapa`}
      >
        {where}
      </Outside>
      {website ? (
        <Outside icon={Globe} href={website} label="Site da arena">
          {website.replace(/^https?:\/\/(www\.)?/i, "").replace(/[/?#].*$/, "")}
        </Outside>
      ) : null}
      {instagram ? (
        <Outside
          icon={AtSign}
          href={`https://www.instagram.com/${instagram}/`}
          label={`Instagram: ${instagram}`}
        >
          {instagram}
        </Outside>
      ) : null}
    </Flex>
  );
}

const Away = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "flex-start",
    gap: "1.5",
    minW: "0",
    textStyle: "sm",
    color: "fg.muted",
    textUnderlineOffset: "0.2em",
    _hover: { color: "fg", textDecoration: "underline" },
  },
});

interface OutsideProps {
  icon: LucideIcon;
  href: string;
  label: string;
  children: string;
}

function Outside({ icon: Icon, href, label, children }: OutsideProps) {
  return (
    <Away href={href} target="_blank" rel="noreferrer" aria-label={label}>
      <Icon size={16} aria-hidden="true" style={{ flexShrink: 0, marginTop: 2 }} />
      <span style={{ overflowWrap: "anywhere" }}>{children}</span>
    </Away>
  );
}

/** Opens a conversation with the arena; nothing where its number cannot be dialled. */
function WhatsAppButton({ arenaName, phone }: { arenaName: string; phone: string }) {
  const number = whatsAppNumber(phone);
  if (number === null) return null;
  return (
    <Button asChild variant="outline" colorPalette="palm">
      <a
        href={`https://wa.me/${number}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`Chamar ${arenaName} no WhatsApp`}
      >
        <MessageCircle />
        WhatsApp
      </a>
    </Button>
  );
}

const columns = { base: "minmax(0, 1fr)", lg: "minmax(20rem, 2fr) minmax(0, 3fr)" };

/** What a poster of the arena would say, the one button, and what runs there. */
function ArenaScreen({ arena: key }: { arena: ArenaPublicPage_arena$key }) {
  const arena = useFragment(
    graphql`
      fragment ArenaPublicPage_arena on PublicArena @argumentDefinitions(on: { type: "Date" }) {
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

/** /arena/:key: an arena as everybody may see it, and where athletes ask to join. */
export function ArenaPublicPage() {
  return (
    <PageContent
      skeleton={
        <Frame title="Arena" subtitle={<Skeleton h="6" w="14rem" borderRadius="full" />}>
          <RowsSkeleton rows={3} />
        </Frame>
      }
      frame={(content) => <Frame title="Arena">{content}</Frame>}
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { publicArena } = usePageQuery<ArenaPublicPageQuery>(graphql`
    query ArenaPublicPageQuery($key: String!, $on: Date) {
      publicArena(key: $key) {
        id
        ...ArenaPublicPage_arena @arguments(on: $on)
      }
    }
  `);
  return publicArena ? <ArenaScreen key={publicArena.id} arena={publicArena} /> : <NotFound />;
}

function Frame(props: Pick<React.ComponentProps<typeof PageFrame>, "title" | "subtitle" | "children">) {
  return <PageFrame {...props} />;
}

function NotFound() {
  return (
    <Frame title="Arena não encontrada">
      <EmptyState
        icon={SearchX}
        heading="h2"
        title="Não encontramos esta arena"
        description="O endereço pode estar incompleto, ou a arena não está recebendo atletas. Confira o link com quem o enviou."
      >
        <ButtonLink to="/torneios">Ver todos os torneios</ButtonLink>
      </EmptyState>
    </Frame>
  );
}
