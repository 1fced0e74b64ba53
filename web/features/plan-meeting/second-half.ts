export { MissionStage } from './mission-stage.tsx'
export { ObstacleStage } from './obstacle-stage.tsx'
export { ReadBackStage } from './read-back-stage.tsx'
