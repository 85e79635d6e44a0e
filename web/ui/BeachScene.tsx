import { chakra } from "@chakra-ui/react/styled-system";
import { type ComponentProps, useId } from "react";

interface BeachPlayerProps {
  /** Where the feet are, and how tall the player is, in the scene's units. */
  x: number;
  y: number;
  height: number;
  pose: "smash" | "ready";
  facing?: "left" | "right";
  skin: string;
  shirt: string;
  /** How far the feet are off the ground, as a part of the height. */
  jump?: number;
}

const poses = {
  smash: {
    limbs: ["M-1-47-9-27-25-15", "M2-47 12-28 7-6", "M5-74 19-90 22-108", "M2-74-14-84-23-97"],
    torso: "M4-77 0-50",
    head: { cx: 6, cy: -91 },
    racket: { x: 22, y: -108, turn: 12 },
  },
  ready: {
    limbs: ["M-4-44 9-25 2-2", "M-4-44-17-25-21-2", "M4-66 19-55 29-62", "M3-66 15-53 28-59"],
    torso: "M4-70-4-46",
    head: { cx: 9, cy: -83 },
    racket: { x: 29, y: -61, turn: 38 },
  },
} as const;

/** A player cut out of coloured paper, drawn in a box 100 units tall standing on the origin. */
function BeachPlayer({ x, y, height, pose, facing = "right", skin, shirt, jump = 0 }: BeachPlayerProps) {
  const { limbs, torso, head, racket } = poses[pose];
  const scale = height / 100;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="1" rx={height * 0.26} ry={height * 0.045} fill="#5a3512" opacity="0.28" />
      <g transform={`translate(0 ${-jump * height}) scale(${facing === "left" ? -scale : scale} ${scale})`}>
        <g fill="none" stroke={skin} strokeWidth="7.5" strokeLinecap="round" strokeLinejoin="round">
          {limbs.map((limb) => (
            <path key={limb} d={limb} />
          ))}
        </g>
        <path d="M-4-46 4-46" stroke="#0b2e39" strokeWidth="15" strokeLinecap="round" fill="none" />
        <path d={torso} stroke={shirt} strokeWidth="16" strokeLinecap="round" fill="none" />
        <circle {...head} r="7.5" fill={skin} />
        <path
          d={`M${head.cx - 8} ${head.cy - 2}h17`}
          stroke="#fff4e2"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <g transform={`translate(${racket.x} ${racket.y}) rotate(${racket.turn})`}>
          <path d="M0 0v-8" stroke="#0b2e39" strokeWidth="4" strokeLinecap="round" />
          <ellipse cx="0" cy="-19" rx="9.5" ry="12" fill="#0b2e39" />
          <g fill="#f8b83c">
            <circle cx="-3.5" cy="-22" r="1.5" />
            <circle cx="3.5" cy="-22" r="1.5" />
            <circle cx="0" cy="-17" r="1.5" />
          </g>
        </g>
      </g>
    </g>
  );
}

/** The hour changes with the colour mode: the sunset game by day, floodlights at night. */
const hour = {
  "--sky-high": { base: "#ffeccb", _dark: "#07181f" },
  "--sky-mid": { base: "#ffd0a0", _dark: "#0d2c42" },
  "--sky-low": { base: "#ff9f78", _dark: "#24516b" },
  "--sun": { base: "#ff7d52", _dark: "#f4ead2" },
  "--hill-far": { base: "#d98a7d", _dark: "#163c4f" },
  "--hill-near": { base: "#b06a72", _dark: "#0f2f3f" },
  "--sea-far": { base: "#3f9aa3", _dark: "#123f52" },
  "--sea-near": { base: "#17707d", _dark: "#0b2e39" },
  "--glint": { base: "#ffe3b5", _dark: "#cfe3e6" },
  "--sand-far": { base: "#f3d9a9", _dark: "#8d7750" },
  "--sand-near": { base: "#e9c586", _dark: "#5c4c33" },
  "--line": { base: "#1565a8", _dark: "#7cc4ea" },
  "--lamp": { base: "transparent", _dark: "#fff3c4" },
} as const;

/**
 * A beach tennis court in true perspective: the eye is two metres above the sand, behind the near base line; the net
 * stands 1.70 m high, half way between lines that meet at the horizon.
 */
export function BeachScene(props: ComponentProps<typeof chakra.svg>) {
  const id = useId();
  const fill = (name: string) => `url(#${id}-${name})`;
  return (
    <chakra.svg
      viewBox="0 0 1200 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      css={hour}
      {...props}
    >
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="0.55" stopColor="var(--sky-mid)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id={`${id}-sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sea-far)" />
          <stop offset="1" stopColor="var(--sea-near)" />
        </linearGradient>
        <linearGradient id={`${id}-sand`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sand-far)" />
          <stop offset="1" stopColor="var(--sand-near)" />
        </linearGradient>
        <radialGradient id={`${id}-lamp`}>
          <stop offset="0" stopColor="var(--lamp)" stopOpacity="0.9" />
          <stop offset="0.25" stopColor="var(--lamp)" stopOpacity="0.3" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
        <pattern id={`${id}-mesh`} width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M0 0h9M0 0v9" stroke="#10303b" strokeWidth="0.9" opacity="0.55" />
        </pattern>
      </defs>
      <rect width="1200" height="404" fill={fill("sky")} />
      <circle cx="760" cy="352" r="92" fill="var(--sun)" />
      <path d="M0 400v-8c60-16 150-22 240-12 70-24 120-22 176 20z" fill="var(--hill-far)" />
      <path d="M820 400c60-58 104-54 142-32 34-70 58-92 84-92 34 0 48 54 154 84v40z" fill="var(--hill-far)" />
      <path d="M0 400v-6c70-12 120-8 170 6zM930 400c86-40 160-46 270-26v26z" fill="var(--hill-near)" />
      <rect y="398" width="1200" height="50" fill={fill("sea")} />
      <g stroke="var(--glint)" strokeLinecap="round" strokeWidth="3" opacity="0.85">
        <path d="M690 405h140M716 414h88M664 423h60M752 424h96M700 434h110M620 436h34" />
      </g>
      <path
        d="M0 442c60-7 120 7 180 0s120 7 180 0 120 7 180 0 120 7 180 0 120 7 180 0 120 7 180 0 80 5 120 0v260H0z"
        fill={fill("sand")}
      />
      <path
        d="M0 442c60-7 120 7 180 0s120 7 180 0 120 7 180 0 120 7 180 0 120 7 180 0 120 7 180 0 80 5 120 0"
        fill="none"
        stroke="#fff8ea"
        strokeWidth="4"
        opacity="0.8"
      />
      <path d="M440 460H760L1050 700H150z" fill="#fff3d6" opacity="0.22" />
      <path
        d="M440 460H760L1080 726H120z"
        fill="none"
        stroke="var(--line)"
        strokeWidth="4.5"
        strokeLinejoin="round"
      />
      <BeachPlayer x={515} y={484} height={84} pose="ready" skin="#6f4429" shirt="#187d89" />
      <BeachPlayer x={772} y={478} height={80} pose="ready" facing="left" skin="#a4714a" shirt="#187d89" />
      <g>
        <rect x="352" y="424" width="496" height="80" fill={fill("mesh")} />
        <path d="M350 424h500" stroke="#fff8ea" strokeWidth="9" />
        <path d="M350 504h500" stroke="#fff8ea" strokeWidth="4" />
        <path d="M348 420v104M852 420v104" stroke="#0e3f4b" strokeWidth="9" strokeLinecap="round" />
      </g>
      <BeachPlayer
        x={700}
        y={662}
        height={172}
        pose="smash"
        facing="left"
        jump={0.22}
        skin="#8a5a3a"
        shirt="#e75a2f"
      />
      <BeachPlayer x={395} y={640} height={158} pose="ready" skin="#c48f66" shirt="#e75a2f" />
      <path
        d="M618 366C596 342 566 366 550 412"
        fill="none"
        stroke="#fff8ea"
        strokeWidth="3"
        strokeDasharray="2 11"
        strokeLinecap="round"
      />
      <circle cx="626" cy="376" r="11" fill="#ffd84d" />
      <path d="M617 371c6 3 11 3 17-1M619 383c5-3 10-3 14 0" fill="none" stroke="#e75a2f" strokeWidth="1.8" />
      <Floodlight x={1085} y={236} foot={470} size={1} glow={fill("lamp")} />
      <Floodlight x={925} y={322} foot={450} size={0.5} glow={fill("lamp")} />
    </chakra.svg>
  );
}

interface FloodlightProps {
  x: number;
  y: number;
  foot: number;
  size: number;
  glow: string;
}

function Floodlight({ x, y, foot, size, glow }: FloodlightProps) {
  return (
    <g strokeLinecap="round">
      <path d={`M${x} ${y}V${foot}`} stroke="#0e3f4b" strokeWidth={7 * size} />
      <path d={`M${x - 26 * size} ${y}h${52 * size}`} stroke="#0e3f4b" strokeWidth={16 * size} />
      <path d={`M${x - 22 * size} ${y + 2}h${44 * size}`} stroke="var(--lamp)" strokeWidth={8 * size} />
      <circle cx={x} cy={y} r={190 * size} fill={glow} />
    </g>
  );
}
