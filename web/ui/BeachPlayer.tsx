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
export function BeachPlayer({
  x,
  y,
  height,
  pose,
  facing = "right",
  skin,
  shirt,
  jump = 0,
}: BeachPlayerProps) {
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
